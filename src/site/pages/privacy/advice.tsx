import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './advice.module.css';

const pieces = ['openSlowly', 'staff', 'moreWalls'] as const;

/** What a level does not do by itself. */
export function Advice() {
  const { t } = useTranslation();
  return (
    <Section id="advice" title={t('privacy.advice.title')}>
      <dl className={styles.advice}>
        {pieces.map((piece) => (
          <div key={piece}>
            <dt>{t(`privacy.advice.${piece}.title`)}</dt>
            <dd>
              <Text k={`privacy.advice.${piece}.text`} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
