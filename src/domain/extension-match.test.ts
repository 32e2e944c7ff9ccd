import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readExtensionList } from './extension-list.ts';
import { type KnownExtension, matchExtensions } from './extension-match.ts';

const catalogueFile = new URL('../../content/extensions.yaml', import.meta.url);
const catalogue: KnownExtension[] = parse(readFileSync(catalogueFile, 'utf8')).extensions;

function match(text: string) {
  const { available, askUs, unknown } = matchExtensions(catalogue, readExtensionList(text).names);
  return { available: keysOf(available), askUs: keysOf(askUs), unknown };
}

function keysOf(extensions: KnownExtension[]): string[] {
  return extensions.map(({ key }) => key);
}

describe('the extensions of a wiki that moves', () => {
  it('are sorted into available, to be asked for, and unknown', () => {
    expect(match('Cite\nWidgets\nOur own extension\nSemantic MediaWiki')).toEqual({
      available: ['Cite', 'SemanticMediaWiki'],
      askUs: ['Widgets'],
      unknown: ['Our own extension'],
    });
  });

  it.each([
    ['parserfunctions', 'ParserFunctions'],
    ['PARSER_FUNCTIONS', 'ParserFunctions'],
    ['Parser  Functions', 'ParserFunctions'],
    ['Syntax Highlight', 'SyntaxHighlight_GeSHi'],
    ['SyntaxHighlight', 'SyntaxHighlight_GeSHi'],
    ['SyntaxHighlight GeSHi', 'SyntaxHighlight_GeSHi'],
    ['Semantic Forms', 'PageForms'],
    ['QuestyCaptcha', 'ConfirmEdit'],
    ['Scribunto (Lua)', 'Scribunto'],
    ['Cargo 3.8.1', 'Cargo'],
    ['Cargo 3', 'Cargo'],
    ['Cite (v1.43.0-rc.1)', 'Cite'],
    ['LDAP Authentication 2', 'LDAPAuthentication2'],
    ['LDAPAuthentication2 3.0', 'LDAPAuthentication2'],
  ])('are recognised as %s', (name, key) => {
    expect(match(name)).toEqual({ available: [key], askUs: [], unknown: [] });
  });

  it('count once, in the order of the list', () => {
    expect(match('Echo, Cite, echo, Notifications, Foo, FOO, f_o_o')).toEqual({
      available: ['Echo', 'Cite'],
      askUs: [],
      unknown: ['Foo'],
    });
  });

  it('are never found among the inherited properties of an object', () => {
    const inherited = ['constructor', 'toString', 'hasOwnProperty'];
    expect(match(inherited.join(',')).unknown).toEqual(inherited);
  });
});

describe('the catalogue', () => {
  it('recognises each of its extensions by every name, and no name means two', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(85);
    for (const { key, prettyName, aliases = [] } of catalogue) {
      for (const name of [key, prettyName, ...aliases]) {
        const { available, askUs, unknown } = match(name);
        expect([...available, ...askUs, ...unknown]).toEqual([key]);
      }
    }
  });
});
