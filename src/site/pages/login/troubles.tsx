import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './rows.module.css';

const troubles = ['forgotId', 'ownDomain', 'password', 'user', 'support'] as const;

/** Why somebody may stand before a closed gate, and what to do. */
export function Troubles() {
  const { t } = useTranslation();
  return (
    <Section title={t('login.help.title')}>
      <ul className={styles.rows}>
        {troubles.map((trouble) => (
          <li key={trouble}>
            <h3>{t(`login.help.${trouble}.title`)}</h3>
            <p>
              <Text k={`login.help.${trouble}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
