import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { priceBookOn } from '../../../content/price-book.ts';
import { calculatePrice } from '../../../domain/price.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './method.module.css';
import { WorkedSum } from './worked-sum.tsx';

/**
 * The rules of the sum, beside one that is worked out, so that anybody can check it by hand or with a
 * program. It is the first of the examples that has tax and further wikis.
 */
export function Method() {
  const { t } = useTranslation();
  const book = priceBookOn(useSite().day);
  const example = content['calculator-examples'].find(
    (each) => each.extraWikis > 0 && calculatePrice(book, each).taxBasisPoints > 0,
  );
  return (
    <Section title={t('price-calculator.method.title')} ground="sand">
      {example && <WorkedSum example={example} />}
      <p className={styles.data}>
        <Text k="price-calculator.method.data" />{' '}
        <a href="/openapi.json">{t('price-calculator.method.description')}</a>
      </p>
    </Section>
  );
}
