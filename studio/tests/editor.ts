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

/** Generated files, which the checks write. */
const kept = ['locales/origins.txt', 'content/logged.json'];

/** Page object of the studio: the actions of an editor. */
export class Editor {
  readonly page: Page;
  readonly studio: Studio;
  /** The page of the site in the middle. */
  readonly shownPage: FrameLocator;
  /** The panel with the forms. */
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

  /** Finds a text by words in a language, and opens it. */
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

  /** Replaces the text in a field. */
  async write(name: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name, exact: true }).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Selects words of a text and deletes them. */
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

  /** Selects an option of the menu below a text. */
  async choose(name: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: `Insert into ${name}` }).selectOption(option);
  }

  /** Opens a finding of the check. */
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

  /** Adds the proposed entry of the public log. */
  async proposeLogEntry(): Promise<void> {
    await this.page.getByRole('button', { name: /^Review/ }).click();
    await this.panel.getByRole('button', { name: 'Propose an entry' }).click();
    await expect(this.field('Date')).toBeVisible();
  }

  /**
   * Publishes the changes, and expects that the checks find no problem afterwards.
   *
   * @returns the files of the commit, without the generated ones
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
   * Expects that a published page contains some words, in every language.
   *
   * @param day for which the page is rendered, as YYYY-MM-DD; today by default
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

  /** Uses a new connection, because the server may have closed the last one. */
  #get(address: string): Promise<APIResponse> {
    const headers = { connection: 'close' };
    return this.page.request.get(this.studio.origin + address, { headers });
  }
}
