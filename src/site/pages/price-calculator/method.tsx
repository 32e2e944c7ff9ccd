import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './method.module.css';

/** The rules of the computation, so that anybody can check it. */
export function Method() {
  const { t } = useTranslation();
  return (
    <Section title={t('price-calculator.method.title')} background="sand" size="small">
      <div className={styles.rules}>
        {(['list', 'tax', 'year'] as const).map((rule) => (
          <p key={rule}>
            <Text k={`price-calculator.method.${rule}`} />
          </p>
        ))}
        <p>
          <Text k="price-calculator.method.data" />{' '}
          <a href="/openapi.json">{t('price-calculator.method.description')}</a>
        </p>
      </div>
    </Section>
  );
}
