import { describe, expect, it } from 'vitest';
import { parseMigration } from './migration-query.ts';

const parse = (query: string) =>
  parseMigration(new URLSearchParams(query), ['fandom', 'googleSites']);

describe('the answers to the planner', () => {
  it('are all read from a complete query', () => {
    expect(parse('from=fandom&size=medium&access=private')).toEqual({
      answers: { from: 'fandom', size: 'medium', access: 'private' },
      errors: {},
    });
  });

  it('may be written in any case', () => {
    expect(parse('from=GOOGLESITES&size=Large&access=%20public%20').answers).toEqual({
      from: 'googleSites',
      size: 'large',
      access: 'public',
    });
  });

  it.each(['', 'utm_source=letter', 'lng=de'])('are not missed in %j', (query) => {
    expect(parse(query)).toEqual({ answers: {}, errors: {} });
  });

  it('are kept when others are missing', () => {
    expect(parse('from=fandom&size=&plan=1')).toEqual({
      answers: { from: 'fandom' },
      errors: { size: 'missing', access: 'missing' },
    });
  });

  it('may be incomplete in a link, which is no form that was sent', () => {
    expect(parse('from=fandom&size=')).toEqual({ answers: { from: 'fandom' }, errors: {} });
  });

  it.each(['foo', '__proto__', 'constructor', 'fandom,googleSites'])(
    'are kept when one is unknown: %s',
    (from) => {
      expect(parse(`from=${from}&size=small&access=public`)).toEqual({
        answers: { size: 'small', access: 'public' },
        errors: { from: 'unknown' },
      });
    },
  );

  it('count once, by the first of a repeated name', () => {
    expect(parse('size=small&size=large').answers).toEqual({ size: 'small' });
  });
});
