import { expect, test } from 'vitest';
import { smallSite } from '../testing/small-site.ts';
import { createTestServices } from '../testing/test-services.ts';
import { hashOf } from './build-record.ts';
import type { LoadedFile } from './load-prepared-site.ts';
import { watchSite } from './watch-site.ts';

const loaded = (): LoadedFile[] =>
  smallSite.map((file, number) => ({
    ...file,
    file: String(number),
    bodies: structuredClone(file.bodies),
  }));

function recordOf(files: readonly LoadedFile[]) {
  const entries = files.flatMap(({ file, bodies }) =>
    Object.entries(bodies).map(([encoding, body]) => {
      const suffix = { br: '.br', gzip: '.gz', identity: '' }[encoding];
      return [`site/${file}${suffix}`, { bytes: body.byteLength, hash: hashOf(body) }];
    }),
  );
  return { id: 'test', files: Object.fromEntries(entries) };
}

test('what is as it was built is fit to be served', async () => {
  const services = createTestServices();
  expect(await watchSite(loaded(), recordOf(loaded()), services.log)()).toBe(true);
  expect(services.errors).toEqual([]);
});

test('one changed bit is found, in any file, and reported once', async () => {
  for (const number of loaded().keys()) {
    const services = createTestServices();
    const files = loaded();
    // The uncompressed form is derived from gzip when there is one.
    const { identity, gzip } = files[number]?.bodies ?? {};
    const body = gzip ?? identity;
    if (body) body[0] = (body[0] ?? 0) ^ 1;
    const isIntact = watchSite(files, recordOf(loaded()), services.log);
    expect([await isIntact(), await isIntact()]).toEqual([false, false]);
    expect(services.failures).toEqual([`site/${number}${gzip ? '.gz' : ''} is not what was built`]);
  }
});
