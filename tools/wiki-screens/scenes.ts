import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import type { SamplePageId } from '../../src/site/pages/showcase/sample-pages.ts';
import type { WikiScreenName, WikiScreenShape } from '../../src/site/wiki-screens.ts';
import { tryToSave } from './refuse-spam.ts';
import type { WrittenSample } from './sample-wiki.ts';

/** A wiki that has just been installed makes its first pages slowly. */
export const patienceMs = 120_000;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Scene {
  /** Id of the showcase wiki, or of the use case, that is photographed. */
  sample: string;
  /**
   * The style sheet of its own, alone or on pages with their history, or where extensions are at work;
   * otherwise it is as MediaWiki comes, but for its bar.
   */
  wears?: 'style' | 'style and history' | 'style and extensions';
  /** Which of its pages; the first where it is left out. */
  page?: SamplePageId;
  /** Who looks; a newcomer is a member who may not do everything yet. */
  as: 'stranger' | 'member' | 'newcomer';
  /** Widths of the windows, in CSS pixels, where the usual ones are too narrow. */
  widths?: Partial<Record<WikiScreenShape, number>>;
  /** Goes where the picture is taken. */
  go: (tab: Page, page: string, shape: WikiScreenShape) => Promise<void>;
}

const inMinerva = 'minerva&minervanightmode=os';

/** What is photographed; the picture of the skins is made of others. */
export type PhotographedName = Exclude<WikiScreenName, 'skins'>;

/** What is photographed where. */
export const scenes: Record<PhotographedName, Scene> = {
  species: { sample: 'mossbook', as: 'member', widths: { desktop: 800 }, go: openPage },
  writing: {
    sample: 'emberfall',
    as: 'member',
    widths: { desktop: 800, phone: 405 },
    go: selectWords,
  },
  difference: {
    sample: 'gearwright',
    wears: 'style and history',
    page: 'two',
    as: 'member',
    widths: { desktop: 800, phone: 405 },
    go: compareVersions,
  },
  refusal: {
    sample: 'loomlore',
    wears: 'style and history',
    page: 'two',
    as: 'newcomer',
    widths: { desktop: 720, phone: 405 },
    go: seeRefusal,
  },
  tidewater: { ...styled('tidewater', 800), wears: 'style and extensions' },
  loomlore: styled('loomlore', 800),
  gearwright: { ...styled('gearwright', 800), as: 'member' },
  hoses: { ...styled('gearwright', 700), page: 'two', as: 'member' },
  insider: { ...styled('gearwright', 800), page: 'three', as: 'member' },
  outsider: { ...styled('gearwright', 800), page: 'three', go: askToLogIn },
  emberfall: styled('emberfall', 800),
  unstyled: {
    ...styled('emberfall', 800),
    go: (tab, page) => openPage(tab, `${page}?safemode=1`),
  },
  mossbook: styled('mossbook', 800),
  gaps: { ...styled('mossbook', 800), page: 'three' },
  vector: inSkin('vector-2022'),
  timeless: inSkin('timeless'),
  monobook: inSkin('monobook'),
  minerva: inSkin('minerva'),
  handbook: ofUseCase('handbook'),
  research: ofUseCase('research'),
  club: ofUseCase('club', inMinerva),
  fair: { ...ofUseCase('club', inMinerva), page: 'two' },
  genealogy: ofUseCase('genealogy'),
  coast: { ...ofUseCase('worlds'), as: 'stranger' },
};

/** The page of a sample as a stranger sees it, with the style sheet of its own. */
function styled(sample: SampleWiki, desktop: number): Scene {
  return { sample, wears: 'style', as: 'stranger', widths: { desktop }, go: openPage };
}

/** The first page of a use case, in a skin, as a member of that wiki sees it. */
function ofUseCase(sample: UseCase['id'], skin = 'vector-2022'): Scene {
  return {
    sample,
    as: 'member',
    widths: { desktop: 800 },
    go: (tab, page) => openPage(tab, `${page}?useskin=${skin}`),
  };
}

/** The same page as a stranger sees it, in a skin, as wide as all of them need for their columns. */
function inSkin(skin: string): Scene {
  return {
    sample: 'loomlore',
    as: 'stranger',
    widths: { desktop: 864 },
    go: (tab, page) => openPage(tab, `${page}?useskin=${skin}`),
  };
}

/**
 * Logs somebody in by the form that everybody uses.
 *
 * @returns cookies for the windows in which this person looks
 */
export async function logIn(
  browser: Browser,
  origin: string,
  { name, password }: WrittenSample['member'],
): Promise<StorageState> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  tab.setDefaultTimeout(patienceMs);
  await tab.goto(`${origin}/wiki/Special:UserLogin`);
  await tab.locator('#wpName1').fill(name);
  await tab.locator('#wpPassword1').fill(password);
  await tab.locator('#wpLoginAttempt').click();
  await tab.waitForFunction(() => !document.querySelector('#wpLoginAttempt'));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function openPage(tab: Page, page: string): Promise<void> {
  await tab.goto(page);
  await endWithText(tab);
}

/** Follows the link that a closed wiki shows to a stranger, to its form. */
async function askToLogIn(tab: Page, page: string): Promise<void> {
  await tab.goto(page);
  await tab.locator('#mw-content-text a').first().click();
  await tab.waitForLoadState('networkidle');
  await endWithText(tab);
}

/** Opens the visual editor, changes the page, and selects the words in bold, over which nothing opens. */
async function selectWords(tab: Page, page: string, shape: WikiScreenShape): Promise<void> {
  await tab.goto(`${page}?veaction=edit`);
  // A picture without a frame stands in a paragraph of its own.
  const text = tab
    .locator('.ve-ce-rootNode[contenteditable=true] p')
    .filter({ hasText: '.' })
    .first();
  await text.click({ position: { x: 4, y: 10 } });
  await tab.keyboard.press('End');
  await tab.keyboard.type(' ');
  await text.locator('b').evaluate((words) => getSelection()?.selectAllChildren(words));
  await tab.waitForLoadState('networkidle');
  if (shape !== 'wide') await beginAt(tab, '#firstHeading', 12);
  await endWithText(tab);
}

/** On a phone it begins with what the filter says, so that the line that it refused is seen. */
async function seeRefusal(tab: Page, page: string, shape: WikiScreenShape): Promise<void> {
  await tryToSave(tab, page);
  if (shape === 'phone') await beginAt(tab, '.cdx-message--error, .mw-message-box-error', 14);
}

/** On a phone it begins with who wrote each version, when and why. */
async function compareVersions(tab: Page, page: string, shape: WikiScreenShape): Promise<void> {
  await tab.goto(`${page}?diff=cur&oldid=prev&diffonly=1`);
  // Buttons that come later move everything below them.
  await tab.waitForLoadState('networkidle');
  if (shape === 'phone') await beginAt(tab, 'td.diff-otitle', 16);
  await endWithText(tab);
}

/**
 * Leaves out what the lower edge would cut off: a heading whose text would not be seen, the line of
 * a text or the row of a table that stands across the edge, and the foot of the page.
 */
async function endWithText(tab: Page): Promise<void> {
  await tab.evaluate((room) => {
    for (const heading of document.querySelectorAll<HTMLElement>(
      '#mw-content-text h2, .ve-ce-rootNode h2',
    )) {
      const block = heading.closest<HTMLElement>('.mw-heading') ?? heading;
      if (block.getBoundingClientRect().top < innerHeight - room) continue;
      for (let part: Element | null = block; part; part = part.nextElementSibling) {
        (part as HTMLElement).style.visibility = 'hidden';
      }
    }
    for (const text of document.querySelectorAll<HTMLElement>(
      ':is(#mw-content-text, .ve-ce-rootNode) :is(p, td > div)',
    )) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = [...range.getClientRects()].filter(
        ({ top, bottom }) => top < innerHeight && bottom > innerHeight - 8,
      );
      if (cut.length === 0) continue;
      // Dots on a capital stand higher than its line.
      const end = Math.min(...cut.map(({ top }) => top)) - 3;
      text.style.clipPath = `inset(0 0 ${text.getBoundingClientRect().bottom - end}px)`;
    }
    for (const row of document.querySelectorAll<HTMLElement>(
      '#mw-content-text :is(.wikitable, .diff) tr',
    )) {
      if (row.getBoundingClientRect().bottom > innerHeight - 8) row.style.visibility = 'hidden';
    }
    const foot = document.querySelector<HTMLElement>('.mw-footer-container, #footer');
    if (foot) foot.style.visibility = 'hidden';
  }, 110);
}

/** Scrolls until the window begins with an element; where the skin's own bar would stand is no room kept. */
async function beginAt(tab: Page, selector: string, roomPx = 0): Promise<void> {
  const top = await tab
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  await tab.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - roomPx);
}
