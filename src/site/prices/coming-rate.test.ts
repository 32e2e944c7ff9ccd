import { beforeAll, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';
import type { PageKey } from '../routes.ts';

const estonia = { country: 'EE', isTaxIncluded: true };
const announced = 'From July 1, 2031, tax is 24%.';

beforeAll(() => {
  const rates = content.countries.countries.find(({ code }) => code === 'EE')?.rates;
  (rates as object[]).push({ basisPoints: 2400, validFrom: '2031-07-01' });
});

async function read(key: PageKey, day: string, search = '', choice = estonia): Promise<string> {
  const query = new URLSearchParams(search);
  const page = await renderUnstyled({ key, locale: 'en', query, day, choice });
  return page.kind === 'page' ? page.html : '';
}

test.each<[PageKey, string]>([
  ['plans', ''],
  ['dedicated', ''],
  ['priceCalculator', 'product=pro&country=EE'],
  ['priceCalculator', 'for=company&employees=20&country=EE'],
])('%s announces the next rate of tax, from thirty days before: %s', async (key, search) => {
  expect(await read(key, '2031-05-31', search)).not.toContain(announced);
  expect(await read(key, '2031-06-01', search)).toContain(announced);
  expect(await read(key, '2031-06-30', search)).toContain(announced);
  expect(await read(key, '2031-07-01', search)).not.toContain(announced);
});

test('nothing is announced to whom it does not concern', async () => {
  const before = { ...estonia, isTaxIncluded: false };
  expect(await read('plans', '2031-06-15', '', before)).not.toContain(announced);
  expect(await read('plans', '2031-06-15', '', { ...estonia, country: 'DE' })).not.toContain(
    announced,
  );
});
