import { describe, expect, it } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import {
  addressOfDraft,
  emptyDraft,
  hrefWithDraft,
  logoLetter,
  maxWikiNameLength,
  parseWikiDraft,
  proposeWikiId,
} from './wiki-draft.ts';
import { parseWikiId } from './wiki-id.ts';

const host = 'wikis.garth.example';
const parse = (query: string) => parseWikiDraft(new URLSearchParams(query));
const addressOf = (name: string, address = '') =>
  addressOfDraft({ ...emptyDraft, name, address }, host, ['www', 'help']);

describe('an address made of a name', () => {
  it.each([
    ['Moss & Fern Society', 'moss-fern-society'],
    ['Anna’s Garden', 'annas-garden'],
    ['Straße der Äpfel', 'strasse-der-apfel'],
    ['L’Œuvre du Château', 'loeuvre-du-chateau'],
    ['¿Qué es esto?', 'que-es-esto'],
    ['Łódź 2027!', 'lodz-2027'],
    ['--- x ---', 'x'],
    ['园艺', ''],
    ['🌱', ''],
    ['a'.repeat(80), 'a'.repeat(63)],
    [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
    ['', ''],
  ])('%j becomes %j', (name, id) => {
    expect(proposeWikiId(name)).toBe(id);
  });

  it('is a Wiki ID or empty, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const id = proposeWikiId(name);
        return id === '' || parseWikiId(id, host).kind === 'wiki';
      }),
    );
  });
});

describe('the address of a draft', () => {
  it('follows from the name until one is typed, by the rules of the login page', () => {
    expect(addressOf('Moss Society')).toEqual({ kind: 'wiki', id: 'moss-society' });
    expect(addressOf('Moss Society', 'Ferns')).toEqual({ kind: 'wiki', id: 'ferns' });
    expect(addressOf('Moss', `https://ferns.${host}/wiki/X`)).toEqual({
      kind: 'wiki',
      id: 'ferns',
    });
    expect(addressOf('Moss', 'evil.com/#')).toEqual({ kind: 'invalid', reason: 'foreign-address' });
    expect(addressOf('Moss', 'my wiki')).toEqual({ kind: 'invalid', reason: 'characters' });
    expect(addressOf('Moss', 'a'.repeat(64))).toEqual({ kind: 'invalid', reason: 'length' });
    expect(addressOf('园艺')).toEqual({ kind: 'empty' });
  });

  it('is none of our own', () => {
    expect(addressOf('Help!')).toEqual({ kind: 'invalid', reason: 'reserved' });
    expect(addressOf('Moss', 'WWW')).toEqual({ kind: 'invalid', reason: 'reserved' });
  });
});

describe('a draft that is sent', () => {
  it('is read as it was meant', () => {
    expect(parse('name=Moss&address=fern&colour=plum&level=private-e')).toEqual({
      name: 'Moss',
      address: 'fern',
      colour: 'plum',
      level: 'private-e',
    });
  });

  it('has one blank where more were typed, or a tab, or nothing that shows', () => {
    expect(parse('name=%20Moss%20%20%26%09Fern%00Society%20').name).toBe('Moss & Fern Society');
  });

  it.each(['', 'colour=red&level=secret', 'name=%20%00%0a&level=__proto__&colour=constructor'])(
    'is empty for %j',
    (query) => {
      expect(parse(query)).toEqual(emptyDraft);
    },
  );

  it('is cut where it is too long', () => {
    expect(parse(`name=${'🌱'.repeat(500)}`).name).toBe('🌱'.repeat(maxWikiNameLength));
  });
});

it.each([
  ['moss', 'M'],
  ['“élan”', 'É'],
  ['7 hills', '7'],
  ['园艺', '园'],
  ['🌱 !', ''],
])('the logo of %j is %j', (name, letter) => {
  expect(logoLetter(name)).toBe(letter);
});

describe('the cart', () => {
  const cart = 'https://panel.garth.example/cart?a=add&pid=1';
  const fields = { name: 'wiki[name]', address: 'wiki[id]', colour: 'colour', level: '' };
  const draft = { ...emptyDraft, name: 'Moss & Fern', colour: 'plum' } as const;

  it('gets name and choices under the names that it knows', () => {
    const url = new URL(hrefWithDraft(cart, draft, fields, 'moss-fern'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      a: 'add',
      pid: '1',
      'wiki[name]': 'Moss & Fern',
      'wiki[id]': 'moss-fern',
      colour: 'plum',
    });
  });

  it('gets a name of which no address can be made, and an address without a name', () => {
    const named = hrefWithDraft(cart, { ...emptyDraft, name: '园艺' }, fields, '');
    expect(new URL(named).searchParams.get('wiki[name]')).toBe('园艺');
    const addressed = hrefWithDraft(cart, emptyDraft, fields, 'fern');
    expect(new URL(addressed).searchParams.get('wiki[id]')).toBe('fern');
  });

  it('stays as it is while the wiki has no name', () => {
    expect(hrefWithDraft(cart, emptyDraft, fields, '')).toBe(cart);
  });
});
