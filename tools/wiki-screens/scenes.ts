import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import type { SamplePageId } from '../../src/site/pages/showcase/sample-pages.ts';
import type { WikiScreenName, WikiScreenShape } from '../../src/site/wiki-screens.ts';
import { tryToSave } from './refuse-spam.ts';
import type { WrittenSample } from './sample-wiki.ts';

/** Long, because a new wiki renders its first pages slowly. */
export const timeoutMs = 120_000;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Scene {
  /** Id of the showcase wiki or of the use case. */
  sample: string;
  /**
   * Its own style sheet: on its main page only, on pages with their history, or on a page that uses extensions. Without
   * it, MediaWiki's default design with the wiki's header colours.
   */
  design?: 'style' | 'style and history' | 'style and extensions';
  /** Which of its pages; the first by default. */
  page?: SamplePageId;
  /** Who looks at it; a newcomer is a new user, with fewer rights. */
  as: 'stranger' | 'member' | 'newcomer';
  /** Widths of the windows in CSS pixels, where the default is too narrow. */
  widths?: Partial<Record<WikiScreenShape, number>>;
  /** Navigates to the state of the screenshot. */
  go: (tab: Page, page: string, shape: WikiScreenShape) => Promise<void>;
}

const inMinerva = 'minerva&minervanightmode=os';

/** Screenshots that are taken; the one of the skins is joined from others. */
export type CapturedScreenName = Exclude<WikiScreenName, 'skins'>;

/** The scene of each screenshot. */
export const scenes: Record<CapturedScreenName, Scene> = {
  species: { sample: 'mossbook', as: 'member', widths: { desktop: 800 }, go: openPage },
  writing: {
    sample: 'emberfall',
    as: 'member',
    widths: { desktop: 800, phone: 405 },
    go: selectWords,
  },
  difference: {
    sample: 'gearwright',
    design: 'style and history',
    page: 'two',
    as: 'member',
    widths: { desktop: 800, phone: 405 },
    go: compareVersions,
  },
  refusal: {
    sample: 'loomlore',
    design: 'style and history',
    page: 'two',
    as: 'newcomer',
    widths: { desktop: 720, phone: 405 },
    go: showRefusal,
  },
  tidewater: { ...styled('tidewater', 800), design: 'style and extensions' },
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

/** A page of a sample as a stranger sees it, with its own style sheet. */
function styled(sample: SampleWiki, desktop: number): Scene {
  return { sample, design: 'style', as: 'stranger', widths: { desktop }, go: openPage };
}

/** The main page of a use case, in a skin, as a member sees it. */
function ofUseCase(sample: UseCase['id'], skin = 'vector-2022'): Scene {
  return {
    sample,
    as: 'member',
    widths: { desktop: 800 },
    go: (tab, page) => openPage(tab, `${page}?useskin=${skin}`),
  };
}

/** The same page as a stranger sees it, in a skin, in a width that suffices for the columns of all skins. */
function inSkin(skin: string): Scene {
  return {
    sample: 'loomlore',
    as: 'stranger',
    widths: { desktop: 864 },
    go: (tab, page) => openPage(tab, `${page}?useskin=${skin}`),
  };
}

/**
 * Logs a user in by the login form.
 *
 * @returns the cookies of the session
 */
export async function logIn(
  browser: Browser,
  origin: string,
  { name, password }: WrittenSample['member'],
): Promise<StorageState> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  tab.setDefaultTimeout(timeoutMs);
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

/** Follows the login link that a closed wiki shows to a stranger. */
async function askToLogIn(tab: Page, page: string): Promise<void> {
  await tab.goto(page);
  await tab.locator('#mw-content-text a').first().click();
  await tab.waitForLoadState('networkidle');
  await endWithText(tab);
}

/** Opens the visual editor, changes the page, and selects the bold words, which open no popup. */
async function selectWords(tab: Page, page: string, shape: WikiScreenShape): Promise<void> {
  await tab.goto(`${page}?veaction=edit`);
  // An image without a frame is in a paragraph of its own.
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

/** Shows the refusal; on a phone the window begins with the answer, so that the refused line is visible. */
async function showRefusal(tab: Page, page: string, shape: WikiScreenShape): Promise<void> {
  await tryToSave(tab, page);
  if (shape === 'phone') await beginAt(tab, '.cdx-message--error, .mw-message-box-error', 14);
}

/** Shows a diff; on a phone the window begins with author, date and summary of each revision. */
async function compareVersions(tab: Page, page: string, shape: WikiScreenShape): Promise<void> {
  await tab.goto(`${page}?diff=cur&oldid=prev&diffonly=1`);
  // Buttons that load late shift everything below them.
  await tab.waitForLoadState('networkidle');
  if (shape === 'phone') await beginAt(tab, 'td.diff-otitle', 16);
  await endWithText(tab);
}

/**
 * Hides what the lower edge would cut: a heading whose text would not be visible, a line of text or a table row across
 * the edge, and the footer.
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
      // Diacritics on capitals are above the line box.
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

/** Scrolls until the window begins with an element, ignoring the skin's sticky header. */
async function beginAt(tab: Page, selector: string, roomPx = 0): Promise<void> {
  const top = await tab
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  await tab.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - roomPx);
}
