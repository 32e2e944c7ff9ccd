import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './advice.module.css';

const pieces = ['openSlowly', 'staff', 'moreWalls'] as const;

/** What a level does not do by itself. */
export function Advice() {
  const { t } = useTranslation();
  return (
    <Section id="advice" title={t('privacy.advice.title')} ground="sand">
      <ul className={styles.pieces}>
        {pieces.map((piece) => (
          <li key={piece}>
            <h3>{t(`privacy.advice.${piece}.title`)}</h3>
            <p>
              <Text k={`privacy.advice.${piece}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
