import { describe, expect, it } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { loginUrl, parseWikiId } from './wiki-id.ts';

const host = 'wikis.garth.example';
const parse = (input: string) => parseWikiId(input, host);

describe('a wiki id', () => {
  it.each(['mywiki', ' MyWiki\n', 'a', '7', 'my-wiki-2', 'xn--bcher-kva', 'a'.repeat(63)])(
    'may be %j',
    (input) => {
      expect(parse(input)).toEqual({ kind: 'wiki', id: input.trim().toLowerCase() });
    },
  );

  it.each([
    'mywiki.wikis.garth.example',
    'https://mywiki.wikis.garth.example',
    'HTTP://MyWiki.Wikis.Garth.Example/wiki/Main_Page?action=edit#top',
    '//mywiki.wikis.garth.example:8443/',
    'mywiki.wikis.garth.example./wiki/Main_Page',
    'https://mywiki.wikis.garth.example.:443?title=Evil.com',
  ])('may be pasted as %s', (input) => {
    expect(parse(input)).toEqual({ kind: 'wiki', id: 'mywiki' });
  });

  it.each(['', ' ', '\t\r\n', '\u00a0'])('is empty for %j', (input) => {
    expect(parse(input)).toEqual({ kind: 'empty' });
  });

  it.each([
    ['evil.com/#', 'foreign-address'],
    ['evil.com#.wikis.garth.example', 'foreign-address'],
    ['https://evil.com/mywiki.wikis.garth.example', 'foreign-address'],
    ['mywiki.wikis.garth.example.evil.com', 'foreign-address'],
    ['mywiki-wikis.garth.example', 'foreign-address'],
    ['www.mywiki.wikis.garth.example', 'foreign-address'],
    ['https://wikis.garth.example/', 'foreign-address'],
    ['javascript:alert(1)', 'foreign-address'],
    ['ftp://mywiki.wikis.garth.example', 'foreign-address'],
    ['me@mywiki.wikis.garth.example', 'characters'],
    ['evil\\.wikis.garth.example', 'characters'],
    ['.wikis.garth.example', 'characters'],
    ['a@b', 'characters'],
    ['my wiki', 'characters'],
    ['my_wiki', 'characters'],
    ['my\u0000wiki', 'characters'],
    ['my\nwiki', 'characters'],
    ['-wiki', 'characters'],
    ['wiki-', 'characters'],
    ['m\u0443wiki', 'characters'],
    ['\u212aiwi', 'characters'],
    ['mywiki\u3002wikis.garth.example', 'characters'],
    ['a'.repeat(64), 'length'],
    [`${'a'.repeat(64)}.wikis.garth.example`, 'length'],
  ])('is not %j', (input, reason) => {
    expect(parse(input)).toEqual({ kind: 'invalid', reason });
  });
});

describe('a hostile wiki id', () => {
  it.each(['a', '.', '-', ' x', 'a.', '\u0130'])('is refused at once at 100 kB of %j', (part) => {
    expect(parse(part.repeat(100_000)).kind).toBe('invalid');
  });
});

describe('the log-in address', () => {
  it('is the log-in page of the wiki', () => {
    const wiki = parse('mywiki');
    if (wiki.kind !== 'wiki') throw new Error('mywiki is an id');
    expect(loginUrl(wiki.id, host)).toBe(
      'https://mywiki.wikis.garth.example/wiki/Special:UserLogin',
    );
  });

  it('never leaves our host, whatever is typed', () => {
    const label = fc.stringMatching(/^[a-zA-Z0-9-]{1,64}$/);
    const hostile = fc
      .array(
        fc.oneof(
          label,
          fc.constantFrom(
            host,
            '.',
            '/',
            '@',
            '#',
            '?',
            ':',
            '\\',
            '%2e',
            '\t',
            '\u3002',
            'evil.com',
          ),
          fc.string({ unit: 'binary', maxLength: 4 }),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          label,
          label.map((one) => `${one}.${host}`),
          hostile,
        ),
        (input) => {
          const wiki = parse(input);
          if (wiki.kind !== 'wiki') return;
          accepted += 1;
          const url = new URL(loginUrl(wiki.id, host));
          expect(url.host).toBe(`${wiki.id}.${host}`);
          expect(url.host.split('.')).toHaveLength(host.split('.').length + 1);
          expect([url.protocol, url.username, url.pathname, url.search, url.hash]).toEqual([
            'https:',
            '',
            '/wiki/Special:UserLogin',
            '',
            '',
          ]);
        },
      ),
      { numRuns: 20_000 },
    );
    expect(accepted).toBeGreaterThan(1000);
  });

  it('is reached from any name that fits into a DNS label', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/), (name) => {
        expect(parse(name)).toEqual({ kind: 'wiki', id: name });
        expect(parse(`https://${name.toUpperCase()}.${host}/wiki/`)).toEqual(parse(name));
      }),
    );
  });
});
