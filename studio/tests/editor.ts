import {
  type APIResponse,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { git, type Studio } from './open-studio.ts';

/** How many lines a commit adds to a file and takes out. */
type Lines = [added: number, removed: number];

/** What the checks keep beside texts and prices. */
const kept = ['locales/origins.txt', 'content/logged.json'];

/** What somebody does who knows no file. */
export class Editor {
  readonly page: Page;
  readonly studio: Studio;
  /** The site as it stands in the middle. */
  readonly shownPage: FrameLocator;
  /** What is being edited. */
  readonly panel: Locator;

  constructor(page: Page, studio: Studio) {
    this.page = page;
    this.studio = studio;
    this.shownPage = page.frameLocator('iframe[title*="as visitors"]');
    this.panel = page.getByRole('main');
  }

  /** Opens a subject, then entries by their titles. */
  async open(subject: string, ...entries: string[]): Promise<void> {
    const subjects = this.page.getByRole('navigation', { name: 'Subjects' });
    await subjects.getByRole('button', { name: subject, exact: true }).click();
    for (const entry of entries) {
      await this.panel.getByRole('button', { name: entry, exact: true }).first().click();
    }
  }

  /** Opens a sentence that has some words in a language. */
  async findSentence(words: string, language: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search words of the pages' }).fill(words);
    await this.page
      .getByRole('button', { name: `in ${language}` })
      .first()
      .click();
  }

  /** A field of a form. */
  field(name: string | RegExp): Locator {
    return this.panel.getByLabel(name, typeof name === 'string' ? { exact: true } : {});
  }

  /** Types into a field of a sentence, over what is there. */
  async write(name: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name, exact: true }).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Selects some words of a sentence, as with the mouse, and deletes them. */
  async cut(name: string, words: RegExp): Promise<void> {
    const field = this.page.getByRole('textbox', { name, exact: true });
    await field.focus();
    await field.evaluate((element, { source }) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const found = new RegExp(source).exec(node.nodeValue ?? '');
        if (!found) continue;
        const end = found.index + found[0].length;
        document.getSelection()?.setBaseAndExtent(node, found.index, node, end);
        return;
      }
      throw new Error(`The sentence does not say ${source}.`);
    }, words);
    await this.page.keyboard.press('Delete');
    await expect(field).not.toHaveText(words);
  }

  /** Chooses from the menu below a sentence. */
  async choose(name: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: `Insert into ${name}` }).selectOption(option);
  }

  /** Opens what the check says is to be mended. */
  async mend(sentence: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /^Review/ }).click();
    await this.panel.getByRole('button', { name: sentence }).first().click();
    await expect(this.panel.getByRole('heading', { name: 'Changes' })).toBeHidden();
  }

  async review(): Promise<void> {
    await this.page.getByRole('button', { name: /^Review/ }).click();
    const said = /pages? changes?\.|No page reads differently/;
    await expect(this.panel.getByRole('status').filter({ hasText: said })).toBeVisible();
  }

  /** Has an entry of the public log written, as it is proposed. */
  async tellClients(): Promise<void> {
    await this.page.getByRole('button', { name: /^Review/ }).click();
    await this.panel.getByRole('button', { name: 'Propose an entry' }).click();
    await expect(this.field('Date')).toBeVisible();
  }

  /**
   * Looks at the changes and publishes them. The checks then have nothing against the site.
   *
   * @returns the files of the commit, but for those with which later changes are compared
   */
  async publish(): Promise<Record<string, Lines>> {
    await this.review();
    await this.page.getByRole('button', { name: 'Check and publish' }).click();
    await expect(this.page.getByText(/^Published: commit/)).toBeVisible();
    const state = await this.#get('/studio/api/state');
    expect((await state.json()).problems).toEqual([]);
    const lines = git(this.studio.root, 'show', '--numstat', '--format=', 'HEAD').trim();
    const files = lines.split('\n').map((line): [string, Lines] => {
      const [added, removed, file = ''] = line.split('\t');
      return [file, [Number(added), Number(removed)]];
    });
    return Object.fromEntries(files.filter(([file]) => !kept.includes(file)));
  }

  /**
   * In every language, a published page says something.
   *
   * @param day for which the page is, as YYYY-MM-DD; today unless given
   */
  async expectPublished(address: string, words: string | RegExp, day = ''): Promise<void> {
    for (const locale of locales) {
      expect(await this.#published(address, locale, day)).toMatch(words);
    }
  }

  async #published(address: string, locale: string, day: string): Promise<string> {
    const context = this.page.context();
    await context.addCookies([
      { name: 'studio-look', value: `published.${day}`, url: this.studio.origin },
    ]);
    const answer = await this.#get(`/${locale}${address}`);
    expect(answer.status()).toBe(200);
    return (await answer.text()).replaceAll(/<!--[\s\S]*?-->/g, '');
  }

  /** On a connection of its own: the server may have closed the last one. */
  #get(address: string): Promise<APIResponse> {
    const headers = { connection: 'close' };
    return this.page.request.get(this.studio.origin + address, { headers });
  }
}
