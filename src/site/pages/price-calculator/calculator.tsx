import { useTranslation } from 'react-i18next';
import { priceBookOn } from '../../../content/price-book.ts';
import { site } from '../../../content/site.ts';
import type { CalculatorRequest } from '../../../domain/calculator-request.ts';
import { productIds } from '../../../domain/price-book.ts';
import { useSite } from '../../context.tsx';
import visually from '../../design/visually-hidden.module.css';
import { Island } from '../../islands/island.tsx';
import priceCalculator from '../../islands/price-calculator.island.tsx';
import { priceNames } from '../../price-names.ts';
import { useHref } from '../../text/link.tsx';
import styles from './calculator.module.css';
import { Examples } from './examples.tsx';
import { useFormChoices } from './use-form-choices.ts';

/**
 * The calculator's form with its total, and examples. The server can answer everything, so the island is
 * hydrated on interaction, or when visible if it has a country to preselect. The smallest plan is preselected,
 * unless the address names an unknown plan: then the visitor must choose.
 *
 * @param isTitleHidden whether the title is visually hidden, because the page's heading says the same
 */
export function Calculator({
  title,
  isTitleHidden = false,
  request,
}: {
  title: string;
  isTitleHidden?: boolean;
  request: CalculatorRequest;
}) {
  const { t, i18n } = useTranslation();
  const href = useHref();
  const { locale, day, choice } = useSite();
  const { unknown } = request;
  const product = unknown.includes('product')
    ? undefined
    : (request.given.product ?? productIds[0]);
  const country = unknown.includes('country')
    ? undefined
    : (request.given.country ?? choice?.country);
  // Other services may know what our own server does not.
  const preselection = site.locationServices.length > 0 ? 'visible' : 'located';
  const isCountryOpen = !country && !unknown.includes('country');
  return (
    <section className={styles.section} id="calculator">
      <h2 className={isTitleHidden ? visually.hidden : undefined}>{title}</h2>
      <div className={styles.columns}>
        <div className={styles.island}>
          <Island
            of={priceCalculator}
            when={isCountryOpen ? preselection : 'interaction'}
            props={{
              locale,
              book: priceBookOn(day),
              names: priceNames(i18n),
              choices: useFormChoices(),
              given: { ...request.given, product, country },
              errors: request.errors,
              unknown,
              order: { href: href('createWiki'), text: t('landing.hero.whole.links.createWiki') },
            }}
          />
        </div>
        <Examples />
      </div>
    </section>
  );
}
