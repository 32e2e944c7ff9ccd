import { expect, test } from 'vitest';
import contact from '../../locales/en/contact.json';
import extensions from '../../locales/en/extensions-listing.json';
import formErrors from '../../locales/en/form-errors.json';
import finder from '../../locales/en/help-me-choose.json';
import naming from '../../locales/en/name-wiki.json';
import privacy from '../../locales/en/privacy.json';
import { liveMarkupIn } from '../server/testing/hostile-inputs.ts';
import { renderUnstyled } from '../server/testing/render-unstyled.ts';
import { pageRoutes } from './routes.ts';

/** Parameters without fixed options: free text, numbers, and add-ons, of which unknown ones are ignored. */
const free: readonly string[] = [
  'addons',
  ...['name', 'address', 'wikiid', 'search'],
  ...['wikis', 'storage', 'employees', 'budget', 'extrawikis', 'extrastorage'],
];
const choices = pageRoutes.flatMap(([key, { liveParameters = [] }]) =>
  liveParameters.filter((name) => !free.includes(name)).map((name) => [key, name] as const),
);

const ask = (key: (typeof choices)[number][0], query: string) =>
  renderUnstyled({ key, locale: 'en', query: new URLSearchParams(query), day: '2026-12-01' });

test.each(choices)('%s does not take any word for %s', async (key, name) => {
  for (const word of ['nonsense', '__proto__', '<b>x</b>']) {
    const answer = await ask(key, String(new URLSearchParams({ [name]: word })));
    expect(answer).toMatchObject({ status: name === 'wiki' ? 404 : 400 });
  }
});

test.each([
  ['helpMeChoose', 'wikis=3&sso=magic&needs[]=ownDomain', ['value="3"'], [finder.form.sso]],
  ['helpMeChoose', 'needs[]=teapot&needs[]=sshAccess', ['value="sshAccess"'], [finder.form.needs]],
  [
    'createWiki',
    'name=Moss&colour=red&level=none',
    ['value="Moss"'],
    [naming.colour, naming.level],
  ],
  ['extensions', 'search=cite&category=soup', ['value="cite"'], [extensions.category]],
  ['contact', 'as=somebody', ['?as=current'], [contact.question.title]],
  [
    'privacy',
    'read=users&edit=nobody&create=robots',
    ['name="read" checked="" value="users"'],
    [privacy.calculator.edit, privacy.calculator.create],
  ],
  ['showcase', 'wiki=nowhere', ['?wiki='], ['wiki']],
] as const)(
  '%s?%s says so by the name of the field and keeps the rest',
  async (key, query, kept, names) => {
    const answer = await ask(key, query);
    const html = answer.kind === 'page' ? answer.html : '';
    for (const part of kept) expect(html).toContain(part);
    for (const name of names) {
      expect(html).toContain(
        `<b>${name.replaceAll("'", '&#x27;')}</b> <span>${formErrors.notOffered}`,
      );
    }
    expect(html.split(formErrors.notOffered)).toHaveLength(names.length + 1);
    expect(html).toContain(`<title>${formErrors.titlePrefix}`);
    expect(liveMarkupIn(html)).toEqual(liveMarkupIn(''));
  },
);
