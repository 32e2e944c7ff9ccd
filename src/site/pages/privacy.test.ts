import { beforeAll, describe, expect, it, test } from 'vitest';
import texts from '../../../locales/en/privacy.json';
import {
  accessChoices,
  accountChoices,
  findLevel,
  type PrivacyChoice,
  parsePrivacyChoice,
  privacyLevels,
} from '../../domain/privacy-level.ts';
import { isAllowed, wikiActions, wikiRoles } from '../../domain/privacy-level-permissions.ts';
import { locales } from '../../i18n/locales.ts';
import { plainTexts } from '../../i18n/server.ts';
import { hostileInputs, liveMarkupIn } from '../../server/testing/hostile-inputs.ts';
import { createPageApp, type PageAnswer, tickedIn } from '../../server/testing/page-app.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';

let ask: (choice: Partial<Record<keyof PrivacyChoice, string>>) => Promise<PageAnswer>;

beforeAll(async () => {
  const app = await createPageApp('privacy');
  ask = (choice) => app.ask(Object.entries(choice));
});

const everyChoice = accessChoices.flatMap((read) =>
  accessChoices.flatMap((edit) => accountChoices.map((create) => ({ read, edit, create }))),
);

/** The page's text without markup. */
const wordsOf = (html = '') =>
  html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter(Boolean);
const status = (html: string) => html.match(/role="status"[\s\S]*?<\/div>/)?.[0];

describe('the privacy calculator', () => {
  it.each(everyChoice)('answers read=$read, edit=$edit, create=$create', async (choice) => {
    const { status: code, html } = await ask(choice);
    const level = findLevel(choice);
    expect(code).toBe(200);
    expect(wordsOf(status(html))).toContain(
      level ? texts.levels[level.id].name : texts.calculator.none,
    );
    expect(tickedIn(html)).toEqual(Object.entries(choice).map((pair) => pair.join('=')));
  });

  it('starts from everyone', async () => {
    const { html } = await ask({});
    expect(wordsOf(status(html))).toContain('Public');
    expect(tickedIn(html)).toEqual(['read=everyone', 'edit=everyone', 'create=everyone']);
  });

  it('leads out of the level that does not exist', async () => {
    const { html } = await ask({ read: 'users', edit: 'everyone', create: 'approval' });
    const ways = [...(status(html) ?? '').matchAll(/href="\?([^#"]*)#level"/g)].map(([, query]) =>
      Object.fromEntries(new URLSearchParams(query?.replaceAll('&amp;', '&'))),
    );
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      expect(findLevel(way as unknown as PrivacyChoice)).toBeDefined();
      expect(way.create).toBe('approval');
    }
    expect(html).not.toContain('view-stranger');
  });

  it.each(hostileInputs)('survives %s', async (_name, input) => {
    const { status: code, html } = await ask({ read: 'users', edit: 'users', create: input });
    expect(code).toBe(input.trim() === '' ? 200 : 400);
    expect(liveMarkupIn(html)).toEqual([]);
    expect(tickedIn(html)).toEqual(['read=users', 'edit=users', 'create=everyone']);
  });
});

describe('the drawn wiki', () => {
  const drawn = {
    read: ['Apple harvest', 'Login required'],
    edit: ['Edit', 'View source'],
    createAccount: ['Create account', undefined],
    requestAccount: ['Request account', undefined],
    approveAccounts: ['Requests', undefined],
  } as const;
  const cases = privacyLevels.flatMap((level) => wikiRoles.map((role) => ({ level, role })));

  it.each(cases)('shows under $level.id what a $role can do', async ({ level, role }) => {
    const { read, edit, create } = level;
    const { html } = await ask({ read, edit, create });
    const view = html.match(new RegExp(`<h3 id="view-${role}">([\\s\\S]*?)</div>`))?.[1];
    const [all = '', each = ''] = [html.split('id="views"')[1]?.split('<input')[0], view];
    const [can = '', rest = ''] = each.split(texts.views.no.split('{{')[0] ?? '');
    const [cannot = ''] = rest.split('.');
    // Each screen starts with the name of the wiki; text about all of them follows the last one.
    const [, ...screens] = html
      .split(texts.views.marked, 1)
      .join()
      .split(`${texts.wiki.name}</bdi>`);
    const seen = wordsOf(screens[wikiRoles.indexOf(role)]);
    const canRead = isAllowed(level, role, 'read');
    for (const action of wikiActions) {
      const may = isAllowed(level, role, action);
      const isTold = may || (action !== 'requestAccount' && action !== 'approveAccounts');
      const { yes, no } = texts.actions[action];
      const isCommon = wikiRoles.every((each) => isAllowed(level, each, action));
      expect([all.includes(yes), can.includes(yes), cannot.includes(no)]).toEqual([
        isCommon,
        may && !isCommon,
        isTold && !may,
      ]);

      const [present, absent] = drawn[action];
      // The edit tab is visible only to those who can read the page.
      const isVisible = action === 'edit' ? canRead : true;
      expect(seen.includes(present)).toBe(may && isVisible);
      if (absent) expect(seen.includes(absent)).toBe(!may && isVisible);
    }
  });
});

test.each(locales)(
  'in %s what a visitor cannot do is a list as after a negation',
  async (locale) => {
    const { t } = plainTexts(locale);
    const query = new URLSearchParams({ read: 'users', edit: 'users', create: 'users' });
    const answer = await renderUnstyled({ key: 'privacy', locale, query, day: '2026-12-01' });
    const not = (['read', 'edit', 'createAccount'] as const).map((action) =>
      t(`privacy.actions.${action}.no`),
    );
    const actions = t('privacy.views.neither', { actions: `${not[0]}, ${not[1]}`, last: not[2] });
    expect(wordsOf(answer.kind === 'page' ? answer.html : '')).toContain(
      t('privacy.views.no', { actions }),
    );
  },
);

it('every level is seen by a stranger, a user and an administrator, right after its name', async () => {
  for (const { id, read, edit, create } of privacyLevels) {
    const { html } = await ask({ read, edit, create });
    const [, answer = ''] = html.split('id="level"');
    expect(wordsOf(answer)).toContain(texts.levels[id].name);
    const views = [...answer.matchAll(/<h3 id="view-(\w+)"/g)].map(([, role]) => role);
    expect(views).toEqual(wikiRoles);
  }
});

describe('the page of privacy levels', () => {
  it('shows the nine openly, by who joins and by what strangers may do, each leading to its answers', async () => {
    const { html } = await ask({});
    const [matrix = ''] = html.slice(html.indexOf('aria-labelledby="levels"')).split('</table>', 1);
    expect(html).toContain('<h2 id="levels">');
    const rows = [...matrix.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
      wordsOf(row?.replaceAll('\u00a0', ' ')).map((word) => word.trim()),
    );
    const cellsOf = (...ids: (keyof typeof texts.levels)[]) =>
      ids.flatMap((id) => [texts.levels[id].use, texts.levels[id].name.replaceAll('\u00a0', ' ')]);
    expect(rows).toEqual([
      ['Everyone reads and edits', 'Everyone reads, users edit', 'Only users read and edit'],
      ['Anyone joins', ...cellsOf('public', 'private-b', 'private-d')],
      ['Users invite', ...cellsOf('private-a', 'private-c', 'private-e')],
      ['By approval', ...cellsOf('private-f-a', 'private-f-c', 'private-f-e')],
    ]);
    const linked = [...matrix.matchAll(/href="([^"]*)#level"><b>[^<]*<\/b> ([^<]*)</g)];
    expect(linked).toHaveLength(privacyLevels.length);
    for (const [, query = '', name = ''] of linked) {
      const choice = parsePrivacyChoice(new URLSearchParams(query.replaceAll('&amp;', '&')));
      const level = findLevel(choice);
      expect(level && texts.levels[level.id].name).toBe(name);
    }
  });

  it('has the table of nine, word for word, by what strangers may do', async () => {
    const { html } = await ask({});
    // The test ignores which spaces are no-break spaces.
    const plain = html.slice(html.lastIndexOf('<table')).replaceAll('\u00a0', ' ');
    const rows = [...plain.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => wordsOf(row));
    const levels = rows.map((row) => row.filter((word) => word.trim()).slice(-4));
    expect(levels).toEqual([
      ['Level', 'Read', 'Edit', 'Create account'],
      ['Public', 'Everyone', 'Everyone', 'Everyone'],
      ['Private A', 'Everyone', 'Everyone', 'Users only'],
      ['Private F + A', 'Everyone', 'Everyone', 'Admin approval required'],
      ['Private B', 'Everyone', 'Users only', 'Everyone'],
      ['Private C', 'Everyone', 'Users only', 'Users only'],
      ['Private F + C', 'Everyone', 'Users only', 'Admin approval required'],
      ['Private D', 'Users only', 'Users only', 'Everyone'],
      ['Private E', 'Users only', 'Users only', 'Users only'],
      ['Private F + E', 'Users only', 'Users only', 'Admin approval required'],
    ]);
    const meanings = [1, 4, 7].map((first) => rows[first]?.[0]);
    expect(meanings).toEqual([
      'Everyone reads and edits',
      'Everyone reads, users edit',
      'Only users read and edit',
    ]);
  });

  it('leads to the privacy policy', async () => {
    expect((await ask({})).html).toContain('href="/terms#privacy-policy"');
  });
});
