import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import type { InstalledWiki } from '../mediawiki/install-wiki.ts';

/** The new user, their spam, and the wiki's answer; the advertised shop is invented. */
const texts: Record<Locale, { newcomer: string; spam: string; answer: string; talk: string }> = {
  en: {
    newcomer: 'CheapYarn24',
    spam: 'CHEAP RED YARN!!! 70% off, today only: https://cheap-yarn.example/',
    answer: "'''New accounts may not add links to shops.''' Your change has not been saved.",
    talk: 'Was it meant well? Write to $1.',
  },
  de: {
    newcomer: 'Billiggarn24',
    spam: 'ROTES GARN BILLIG!!! 70 % Rabatt, nur heute: https://billiggarn.example/',
    answer:
      "'''Neue Konten dürfen keine Links zu Shops setzen.''' Ihre Änderung wurde nicht gespeichert.",
    talk: 'War sie gut gemeint? Schreiben Sie $1.',
  },
  es: {
    newcomer: 'LanaBarata24',
    spam: '¡¡¡LANA ROJA BARATA!!! -70 %, solo hoy: https://lana-barata.example/',
    answer:
      "'''Las cuentas nuevas no pueden añadir enlaces a tiendas.''' Su cambio no se ha guardado.",
    talk: '¿Tenía buena intención? Escriba a $1.',
  },
  fr: {
    newcomer: 'Lainesoldée24',
    spam: 'LAINE ROUGE PAS CHÈRE !!! -70 % aujourd’hui : https://laine-soldee.example/',
    answer:
      "'''Un nouveau compte ne peut pas ajouter de lien vers une boutique.''' Votre modification n’a pas été enregistrée.",
    talk: 'Une erreur ? Écrivez à $1.',
  },
};

/** Two pages of the interface: the answer of the filter, and its link to a talk page. */
export function answerPages(locale: Locale, by: string) {
  const { answer, talk } = texts[locale];
  const asked = `User talk:${by}`;
  const pages = {
    'MediaWiki:Abusefilter-disallowed-shops': `${answer} ${talk.replace('$1', `[[${asked}|${by}]]`)}`,
    [asked]: by,
  };
  return Object.entries(pages).map(([title, text]) => ({
    title,
    revisions: [{ by, summary: '', text, daysAgo: 20 }],
  }));
}

/**
 * Adds an edit filter, as an administrator would write it: new users may not add a line with a link and a discount.
 *
 * @returns a new user
 */
export function addFilter(wiki: InstalledWiki, folder: string, locale: Locale) {
  const newcomer = { name: texts[locale].newcomer, password: crypto.randomUUID() };
  wiki.maintain('createAndPromote', newcomer.name, newcomer.password);
  const file = path.join(folder, 'filter.sql');
  const rule = 'user_editcount < 10 & added_lines rlike "[0-9].?%.*https?://"';
  writeFileSync(
    file,
    `INSERT INTO abuse_filter (af_pattern, af_actor, af_timestamp, af_comments, af_public_comments, af_actions)
VALUES ('${rule}', 1, '20261101000000', '', '', 'disallow');
INSERT INTO abuse_filter_action VALUES (1, 'disallow', 'abusefilter-disallowed-shops');
`,
  );
  wiki.maintain('sql', file);
  return newcomer;
}

/** Tries to save an edit that the filter refuses, and highlights the refused line below the answer. */
export async function tryToSave(tab: Page, page: string): Promise<void> {
  await tab.goto(`${page}?action=edit`);
  // The toolbar replaces the parent of the field when it has loaded.
  await tab.waitForLoadState('networkidle');
  const locale = (await tab.locator('html').getAttribute('lang')) as Locale;
  const { spam } = texts[locale];
  const field = tab.locator('#wpTextbox1');
  const [first = '', ...rest] = (await field.inputValue()).split('\n\n');
  await field.fill([first, spam, ...rest].join('\n\n'));
  await tab.locator('#wpSave').click();
  await tab.locator('.cdx-message--error, .mw-message-box-error').waitFor();
  await tab.waitForLoadState('networkidle');
  await field.evaluate((area: HTMLTextAreaElement, marked) => {
    const start = area.value.indexOf(marked);
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, start + marked.length);
    area.scrollTo(0, 0);
  }, spam);
}
