import { useTranslation } from 'react-i18next';
import choice from '../../design/choice.module.css';
import { Section } from '../../design/section.tsx';
import visually from '../../design/visually-hidden.module.css';
import { PriceNote } from '../../prices/price-note.tsx';
import { Text } from '../../text/text.tsx';
import { HostComparison } from './host-comparison.tsx';
import styles from './host-comparisons.module.css';

const comparisons = ['communities', 'companies'] as const;

/**
 * The comparisons with other hosts for communities and for companies. Radio buttons and CSS switch between
 * them without script; print shows both.
 */
export function HostComparisons() {
  const { t } = useTranslation();
  const title = t('compare.tables.title');
  return (
    <Section title={title} background="sand" size="small">
      <fieldset
        className={`${choice.switch} ${styles.use}`}
        data-behaviour="switch"
        data-when="idle"
      >
        <legend className={visually.hidden}>{title}</legend>
        {comparisons.map((id, index) => (
          <label key={id}>
            <input type="radio" name="comparison" defaultChecked={index === 0} />
            {t(`compare.tables.${id}`)}
          </label>
        ))}
      </fieldset>
      {comparisons.map((id) => (
        <HostComparison key={id} id={id} />
      ))}
      <p className={styles.after}>
        <Text k="compare.tables.note" />
      </p>
      <p className={styles.after}>
        <small>
          <PriceNote of="all" />
        </small>
      </p>
    </Section>
  );
}
