import { expect, type Page, test } from '@playwright/test';
import texts from '../../locales/en/wiki-tour.json' with { type: 'json' };
import { levelOf } from '../../src/domain/privacy-level.ts';
import { isAllowed, wikiRoles } from '../../src/domain/privacy-level-permissions.ts';
import { content } from './content.ts';
import { words } from './words.ts';

test.use({ javaScriptEnabled: false });

const onlookers = texts.roles;
const shown = (page: Page) => page.getByRole('article').filter({ visible: true });
const seeAs = (page: Page, role: keyof typeof onlookers) =>
  page.getByText(onlookers[role], { exact: true }).click();

for (const { id, name, privacyLevel } of content.showcase) {
  test(`${id} can be explored page by page, by every role that may read it`, async ({ page }) => {
    await page.goto('/en/showcase');
    await page.getByRole('link', { name: words('wiki-tour.enter', { name }) }).click();
    for (const role of wikiRoles) {
      await seeAs(page, role);
      const mayRead = isAllowed(levelOf(privacyLevel), role, 'read');
      await expect(shown(page)).toHaveCount(mayRead ? 1 : 0);
      await expect(page.getByRole('heading', { name: words('wiki-tour.wall.title') })).toBeVisible({
        visible: !mayRead,
      });
    }
    const titles = page
      .getByRole('navigation', { name: words('wiki-tour.pages') })
      .getByRole('link');
    await expect(titles).toHaveCount(3);
    for (const title of await titles.all()) {
      await title.click();
      const heading = (await title.textContent()) ?? '';
      await expect(shown(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
      expect((await shown(page).locator('p').first().textContent())?.length).toBeGreaterThan(80);
      await shown(page)
        .getByRole('link', { name: words('wiki-tour.tabs.discussion') })
        .click();
      await expect(shown(page).getByRole('heading')).toHaveText(
        words('wiki-tour.discussionOf', { title: heading }),
      );
      await shown(page)
        .getByRole('link', { name: words('wiki-tour.tabs.history') })
        .click();
      await expect(shown(page).getByRole('heading')).toHaveText(
        words('wiki-tour.historyOf', { title: heading }),
      );
      await expect(shown(page).getByText(words('wiki-tour.rollback'))).toHaveCount(1);
    }
  });
}

test('links lead to the other pages, and tools follow who looks', async ({ page }) => {
  await page.goto('/en/showcase?wiki=tidewater');
  await shown(page).locator('a[href$="#two"]').first().click();
  await expect(page).toHaveURL(/#two$/);
  await expect(
    shown(page).getByRole('heading', { name: words('wiki-tour.tidewater.two.title') }),
  ).toBeVisible();
  await expect(shown(page).getByText(words('privacy.wiki.viewSource'))).toBeVisible();
  await seeAs(page, 'user');
  await expect(shown(page).getByText(words('privacy.wiki.viewSource'))).toBeHidden();
  await expect(shown(page).getByRole('link', { name: words('privacy.wiki.edit') })).toBeVisible();
  await expect(shown(page).getByText(words('privacy.wiki.protect'))).toBeHidden();
  await seeAs(page, 'administrator');
  await expect(shown(page).getByText(words('privacy.wiki.protect'))).toBeVisible();
});

test('a wiki that is not there leads to those that are', async ({ page }) => {
  const answer = await page.goto('/en/showcase?wiki=nowhere');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('link', { name: words('wiki-tour.enter', { name: '' }).trim() }),
  ).toHaveCount(content.showcase.length);
});
