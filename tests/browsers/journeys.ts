import { earlyJourneys } from './early-journeys.ts';
import { translatedJourneys } from './translated-journeys.ts';
import type { Visitor } from './visitor.ts';
import { waitUntil } from './wait-until.ts';

const shows = (selector: string) => `document.querySelector('${selector}')?.checkVisibility()`;
const hides = (selector: string) => `!(${shows(selector)})`;
const says = (selector: string, text: string) =>
  `document.querySelector('${selector}')?.textContent.includes('${text}')`;
const comesNear = (selector: string) =>
  `document.querySelector('${selector}').scrollIntoView({ behavior: 'instant' }) ?? true`;

/** What visitors come for, from the first address to the last thing seen. */
export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'the calculator adds up while it is filled in, and works out a price': async (visitor) => {
    await visitor.open('/en/pricecalculator');
    await waitUntil(visitor, comesNear('[data-island="price-calculator"]'));
    await visitor.click('label:has([name="product"][value="pro"])');
    await visitor.choose('[name="country"]', 'DE');
    await waitUntil(visitor, says('[data-island="price-calculator"]', '€'));
    await visitor.click('button[form="choices"]');
    await waitUntil(visitor, 'location.search.includes("product=pro")');
    await waitUntil(visitor, says('h1', '€'));
    await waitUntil(visitor, shows('main table tfoot'));
  },

  'a language is chosen, and lasts': async (visitor) => {
    await visitor.open('/plans');
    await visitor.click('header details[name]:has(+ * [data-language-form]) summary');
    await visitor.click('[data-language-form] [value="de"]');
    await waitUntil(visitor, 'document.documentElement.lang === "de"');
    await visitor.open('/features');
    await waitUntil(visitor, 'document.documentElement.lang === "de"');
    await visitor.evaluate('localStorage.clear()');
    await visitor.evaluate('document.cookie = "i18next=; path=/; max-age=0"');
  },

  'menus open by a click, and Escape closes them': async (visitor) => {
    await visitor.open('/en/plans');
    await waitUntil(visitor, hides('header a[href="/showcase"]'));
    await visitor.click('[data-hover-menu] summary');
    await waitUntil(visitor, shows('header a[href="/showcase"]'));
    await visitor.pressEscape();
    await visitor.pressEscape();
    await waitUntil(visitor, hides('header a[href="/showcase"]'));
  },

  'contact leads a client to the ticket': async (visitor) => {
    await visitor.open('/en/contact');
    await visitor.click('main a[href="?as=current"]');
    await waitUntil(visitor, 'location.search.includes("as=current")');
    await visitor.click('form:has([name="ticket"]) button');
    await waitUntil(visitor, 'location.search.includes("ticket=1")');
  },

  'privacy answers three questions with a level': async (visitor) => {
    await visitor.open('/en/privacy');
    await waitUntil(visitor, comesNear('[data-island="privacy-level"]'));
    await visitor.click('label:has([name="read"][value="users"])');
    await waitUntil(visitor, 'document.querySelector(`[name="edit"][value="users"]`).checked');
    await waitUntil(visitor, says('[data-island="privacy-level"]', 'Private D'));
  },

  'the switch shows the business plans': async (visitor) => {
    await visitor.open('/en/plans');
    const shown = '[...document.querySelectorAll("#plans h3")].filter((h) => h.checkVisibility())';
    await waitUntil(visitor, `${shown}.some((h) => h.textContent.includes("Basics"))`);
    await visitor.click('#plans fieldset label:last-of-type');
    await waitUntil(visitor, `${shown}.some((h) => h.textContent.includes("Business Foundation"))`);
    await waitUntil(visitor, `!${shown}.some((h) => h.textContent.includes("Basics"))`);
  },

  'extensions are found while one types': async (visitor) => {
    await visitor.open('/en/extensions');
    await waitUntil(visitor, comesNear('[data-island="extension-list"]'));
    const cards = 'document.querySelectorAll(`[data-island="extension-list"] dt`).length';
    const all = await visitor.evaluate(cards);
    await visitor.type('[type="search"]', 'math');
    await waitUntil(visitor, `${cards} > 0 && ${cards} < ${all}`);
  },

  'the slides of the landing page move on': async (visitor) => {
    await visitor.open('/en');
    await waitUntil(visitor, shows('[data-behaviour="carousel"][data-started] [data-next]'));
    await visitor.click('[data-behaviour="carousel"] [data-next]');
    await waitUntil(visitor, shows('[data-dots] a:nth-child(2)[aria-current]'));
  },

  ...translatedJourneys,
  ...earlyJourneys,
};
