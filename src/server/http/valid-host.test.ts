import { expect, test } from 'vitest';
import { hasValidHost } from './valid-host.ts';

test.each<[string[], string, boolean]>([
  [['wikigarth.example'], '1.1', true],
  [['wikigarth.example:8080'], '1.1', true],
  [['wikigarth.example:'], '1.1', true],
  [['192.0.2.1'], '1.1', true],
  [['[2001:db8::1]:80'], '1.1', true],
  [['[v1.x:y]'], '1.1', true],
  [["a_b!$&'()*+,;=~%41"], '1.1', true],
  [[''], '1.1', true],
  [[], '1.1', false],
  [[], '1.0', true],
  [['a', 'a'], '1.1', false],
  [['a', 'a'], '1.0', false],
  [['a b'], '1.1', false],
  [['a/b'], '1.1', false],
  [['a b/c?d#e'], '1.1', false],
  [['a?b'], '1.1', false],
  [['user@a'], '1.1', false],
  [['http://a'], '1.1', false],
  [['a:port'], '1.1', false],
  [['a%4'], '1.1', false],
  [['[::1'], '1.1', false],
  [['ä'], '1.1', false],
])('Host %j in HTTP/%s: %s', (hosts, version, isNamed) => {
  expect(hasValidHost(hosts, version)).toBe(isNamed);
});
