import { describe, expect, it } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { clientAddress } from './client-address.ts';

describe('the client address', () => {
  it('is the other end of the connection without proxies of our own', () => {
    expect(clientAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1');
    expect(clientAddress('192.0.2.1', undefined, 0)).toBe('192.0.2.1');
  });

  it('is what our outermost proxy saw, whatever the caller put before it', () => {
    const forwarded = '10.0.0.1, 198.51.100.7, 203.0.113.9';
    expect(clientAddress('192.0.2.1', forwarded, 1)).toBe('203.0.113.9');
    expect(clientAddress('192.0.2.1', forwarded, 2)).toBe('198.51.100.7');
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.ipV4(), (forged, client) => {
        expect(clientAddress('192.0.2.1', `${forged}, ${client}`, 1)).toBe(client);
        expect(clientAddress('192.0.2.1', `${forged}, ${client}, 10.1.1.1`, 2)).toBe(client);
      }),
    );
  });

  it('is the furthest one known when fewer proxies wrote than expected', () => {
    expect(clientAddress('192.0.2.1', '203.0.113.9', 3)).toBe('203.0.113.9');
    expect(clientAddress('192.0.2.1', undefined, 1)).toBe('192.0.2.1');
    expect(clientAddress('192.0.2.1', '', 1)).toBe('192.0.2.1');
  });

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
    ['1::ffff:cb00:7109', '1::ffff:cb00:7109'],
    ['::ffff:1:2:3', '::ffff:1:2:3'],
    [' \t203.0.113.9 ', '203.0.113.9'],
  ])('reads %j', (entry, address) => {
    expect(clientAddress('192.0.2.1', entry, 1)).toBe(address);
    expect(clientAddress(entry, undefined, 0)).toBe(address);
  });

  it.each([
    'unknown',
    '_hidden',
    '256.0.0.1',
    '010.0.0.1',
    '1.2.3',
    '0x7f.0.0.1',
    '2130706433',
    '2001:db8::1::2',
    '[::1',
    'x[::1]',
    '::1]:80/[',
    '::1]:80/?::1',
    '[::1]@evil.example',
    ':',
    '<script>',
    ' , ',
  ])('is unknown for %j', (entry) => {
    expect(clientAddress('192.0.2.1', entry, 1)).toBeUndefined();
  });

  it('is unknown for a connection without an address', () => {
    expect(clientAddress(undefined, undefined, 0)).toBeUndefined();
  });

  it('survives a header of any size', () => {
    expect(clientAddress('192.0.2.1', `${','.repeat(100_000)}203.0.113.9`, 1)).toBe('203.0.113.9');
    expect(clientAddress('192.0.2.1', 'a'.repeat(100_000), 1)).toBeUndefined();
  });
});
