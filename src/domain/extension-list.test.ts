import { describe, expect, it } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { readExtensionList } from './extension-list.ts';
import { processorMs } from './testing/processor-time.ts';

const siteinfo = {
  batchcomplete: true,
  query: {
    general: { sitename: 'Our wiki' },
    extensions: [
      { type: 'parserhook', name: 'Cite', version: '1.0', url: 'https://example.org/Cite' },
      { type: 'semantic', name: 'Semantic MediaWiki', credits: '…' },
      { type: 'skin', name: 'Vector' },
      { type: 'other', namemsg: 'nameless' },
      { type: 'other', name: 42 },
      null,
      'Echo',
    ],
  },
};

const readNames = (text: string) => readExtensionList(text).names;

describe('a pasted list of extensions', () => {
  it('may be the answer of the API, without its skins', () => {
    const names = ['Cite', 'Semantic MediaWiki', 'Echo'];
    expect(readNames(JSON.stringify(siteinfo))).toEqual(names);
    expect(readNames(`\n${JSON.stringify(siteinfo, null, 4)}\n`)).toEqual(names);
    expect(readNames(JSON.stringify(siteinfo.query.extensions))).toEqual(names);
  });

  it('may be an API answer that was cut off or copied with its heading', () => {
    const pretty = JSON.stringify({ extensions: [{ name: 'Cite' }, { name: 'Echo' }] }, null, 2);
    expect(readNames(pretty.slice(0, -8))).toEqual(['Cite', 'Echo']);
    expect(readNames(`MediaWiki API result\n${pretty}`)).toEqual(['Cite', 'Echo']);
  });

  it.each([
    ['lines', 'Cite\nSemantic MediaWiki\r\n\r\nEcho'],
    ['commas', 'Cite, Semantic MediaWiki,Echo,'],
    ['a JSON list', '["Cite", "Semantic MediaWiki", "Echo"]'],
    ['a JSON list with blanks', '\n [  "Cite", "Semantic MediaWiki", "Echo" ]'],
    ['JSON with blanks', '[{"name" : "Cite"}, {"name" : "Semantic MediaWiki"}, "Echo"]'],
    ['lines with brackets', 'Cite\n[ "?" ]\nSemantic MediaWiki\nEcho'],
    ['bullets', '* Cite\n- Semantic MediaWiki\n• Echo'],
    ['wiki links', '* [[Extension:Cite]]\n* [[mw:Extension:Semantic MediaWiki|SMW]]\n[[Echo]]'],
    ['HTML', '<li><b>Cite</b></li>\n<li>Semantic MediaWiki</li>\n<li class="x">Echo</li>'],
    ['addresses', 'https://www.mediawiki.org/wiki/Extension:Cite\nSemantic MediaWiki\nEcho'],
    ['table rows', 'Cite\t– (1f2)\tGPL\tFoot, notes\nSemantic MediaWiki\t4.1\tA, B\nEcho\t'],
    ['quotes', `'Cite'; "Semantic MediaWiki"; Echo`],
  ])('may come as %s', (_, text) => {
    expect(readNames(text)).toEqual(['Cite', 'Semantic MediaWiki', 'Echo']);
  });

  it.each([
    '',
    ' \n ',
    '{}',
    '[]',
    '<<<>>>',
    '{"query":7}',
    '{"name":7}',
    '$wgDBpassword = "secret";',
    '1 2 3',
  ])('names nothing in %j', (text) => {
    expect(readNames(text)).toEqual([]);
  });

  it.each([
    ['headings', 'Extensions:\n- Cite\n- Echo\n- Math', ['Extensions:']],
    [
      'comments',
      "wfLoadExtension( 'Cite' );\n# wfLoadExtension( 'Echo' );",
      ["# wfLoadExtension( 'Echo' );"],
    ],
    ['skins', '[{"type":"skin","name":"Vector"},{"type":"other","name":"Cite"}]', ['Vector']],
    ['sentences', 'Cite\nCould you have a look at this?', ['Could you have a look at this?']],
    [
      'pieces of a line',
      'Cite, something that is far too long to be a name, Echo',
      ['something that is far too long to be a name'],
    ],
  ])('tells what was not read: %s', (_, text, unread) => {
    expect(readExtensionList(text).unread).toEqual(unread);
  });

  it('tells what was not read when it is the thousandth name and more', () => {
    const text = Array.from({ length: 1002 }, (_, index) => `Bed ${index}a`).join('\n');
    expect(readExtensionList(text).unread).toEqual(['Bed 1000a', 'Bed 1001a']);
  });

  it('yields short, plain names from any text', () => {
    const noise = fc.string({ unit: 'binary', maxLength: 100 });
    fc.assert(
      fc.property(fc.oneof(noise, fc.json(), fc.lorem({ mode: 'sentences' })), (text) => {
        for (const name of readNames(text)) expect(name).toMatch(/^[\p{L}\p{N}][^<>"\n]{1,59}$/u);
      }),
    );
  });

  it.each(['a,', '<', '[', '[[Extension:', '{"name":', '"name":"Cite"\n', 'a\t'])(
    'is read at once when it repeats %j',
    (part) => {
      expectQuickReading(part.repeat(100_000));
    },
  );

  it('is read at once when it is one line of blanks between two letters', () => {
    expectQuickReading(`a${' '.repeat(300_000)}b`);
  });
});

function expectQuickReading(text: string) {
  const ms = processorMs(() => {
    expect(readNames(text).length).toBeLessThanOrEqual(1000);
  });
  expect(ms).toBeLessThan(2000);
}
