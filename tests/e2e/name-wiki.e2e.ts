import { expect, type Page, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localePath } from '../../src/site/addresses.ts';
import { content } from './content.ts';
import { saying, words } from './words.ts';

const { wikiHost, links, cartFields } = content.site;
const [basics] = content.plans.personal;
const cart = (page: Page) => page.locator(`a[href^="${new URL(links.cartBasics).origin}"]`).first();

/** What a link to the cart of the first plan takes along. */
async function sentToCart(page: Page) {
  const { searchParams } = new URL((await cart(page).getAttribute('href')) ?? '');
  return {
    name: searchParams.get(cartFields.name),
    address: searchParams.get(cartFields.address),
    colour: searchParams.get(cartFields.colour),
    level: searchParams.get(cartFields.level),
  };
}

async function open(page: Page, query = '') {
  await page.goto(`/en/createawiki${query}`);
  const more = page.getByText(words('name-wiki.more'));
  if (await more.isVisible()) await more.click();
}

const picture = (page: Page) => page.getByRole('img', { name: saying('name-wiki.picture') });

test('a wiki appears while it is being named, and goes to the cart', async ({ page }) => {
  expect(basics?.purchaseLink).toBe('cartBasics');
  await open(page);
  expect(await sentToCart(page)).toEqual({ name: null, address: null, colour: null, level: null });
  await expect(page.getByRole('button', { name: 'See it' })).toBeHidden();
  await page.getByLabel(words('name-wiki.name')).fill('Moss & Fern Society');
  await expect(picture(page)).toHaveAccessibleName(
    new RegExp(`“Moss & Fern Society” at moss-fern-society\\.${RegExp.escape(wikiHost)},`),
  );
  await page.getByRole('radio', { name: words('name-wiki.colours.plum') }).check();
  await page.getByLabel(words('name-wiki.level')).selectOption('private-e');
  await expect(picture(page)).toContainText(words('name-wiki.wiki.loginRequired'));
  expect(await sentToCart(page)).toEqual({
    name: 'Moss & Fern Society',
    address: 'moss-fern-society',
    colour: 'plum',
    level: 'private-e',
  });
  // The address of the page holds all of it.
  await page.reload();
  await expect(page.getByLabel(words('name-wiki.name'))).toHaveValue('Moss & Fern Society');
  await expect(page.getByRole('radio', { name: words('name-wiki.colours.plum') })).toBeChecked();
});

test('the page ends on the name that is typed, and without one on its own words', async ({
  page,
}) => {
  await open(page);
  const heading = page.locator('#ending h2');
  const firstStep = page.locator('#ending a').first();
  const name = page.getByLabel(words('name-wiki.name'));
  const ownWords = await heading.textContent();
  await name.fill('Moss & Fern Society');
  await expect(heading).toHaveText('Moss & Fern Society');
  await firstStep.click();
  await expect(page).toHaveURL(/#plans$/);
  await expect(name).toHaveValue('Moss & Fern Society');
  await name.fill('');
  await expect(heading).toHaveText(ownWords ?? '');
  await expect(firstStep).toHaveAttribute('href', /createawiki/);
});

test('an address that cannot be is told so, and nothing typed is lost', async ({ page }) => {
  await open(page, '?name=Moss&address=evil.com/%23');
  await expect(page.locator('#wiki-address-error')).toContainText(
    words('name-wiki.invalid.foreign-address', { wikiHost }),
  );
  await expect(page.locator('input[name=address]')).toHaveValue('evil.com/#');
  expect((await sentToCart(page)).address).toBeNull();
  await page.locator('input[name=address]').fill('www');
  await expect(page.locator('#wiki-address-error')).toContainText(
    words('name-wiki.invalid.reserved'),
  );
  await page.locator('input[name=address]').fill('ferns');
  await expect(page.locator('#wiki-address-error, [data-error-summary]')).toHaveCount(0);
  expect((await sentToCart(page)).address).toBe('ferns');
});

test('a name without a Latin letter gets an address of its own', async ({ page }) => {
  await open(page, '?name=%E5%9B%AD%E8%89%BA&colour=clay');
  await expect(page.getByText(words('name-wiki.noLetters'))).toBeVisible();
  await expect(picture(page)).toContainText('园艺');
});

test('nothing that is typed becomes markup', async ({ page }) => {
  await open(page, `?name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(picture(page)).toContainText('<img src=x onerror=alert(1)>');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server shows the same wiki, and its carts take it along', async ({ page }) => {
    await open(page);
    await page.getByLabel(words('name-wiki.name')).fill('Ferns');
    await page.getByRole('radio', { name: words('name-wiki.colours.clay') }).check();
    await page.locator('form:has(input[name=address]) button[type=submit]').first().click();
    await expect(page).toHaveURL(/\?name=Ferns&address=&level=private-c&colour=clay#wiki$/);
    await expect(picture(page)).toHaveAccessibleName(/“Ferns” .*ferns\./);
    expect(await sentToCart(page)).toEqual({
      name: 'Ferns',
      address: 'ferns',
      colour: 'clay',
      level: 'private-c',
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a long name leaves the logo round', async ({ page }) => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/de/createawiki?name=${'Donaudampfschiffahrt'.repeat(3)}`);
      const logo = page.getByRole('img').locator('i').filter({ visible: true }).first();
      const box = await logo.boundingBox();
      expect(box?.height).toBeGreaterThan(20);
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0)), `${width} px`).toBeLessThan(1);
    }
  });

  for (const width of [360, 1440]) {
    test(`what changes the price is seen before one buys, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const locale of locales) {
        await page.goto(localePath(locale, '/createawiki'));
        const list = page.locator('ul:has(> li > h3)', { has: page.locator('img') }).first();
        const banners = list.locator('> li');
        await expect(banners).toHaveCount(3);
        const cartTop = (await cart(page).boundingBox())?.y ?? 0;
        for (const banner of await banners.all()) {
          await expect(banner.getByRole('heading')).toBeVisible();
          await expect(banner.locator('p')).toBeVisible();
          const box = await banner.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(cartTop);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
        await expect(banners.first().getByRole('link')).not.toHaveCount(0);
      }
    });
  }
});
