import { useTranslation } from 'react-i18next';
import { Text } from '../../text/text.tsx';
import styles from './gate-key.module.css';
import { GateSign } from './gate-sign.tsx';

/** What the small gates mean. */
export function GateKey() {
  const { t } = useTranslation();
  return (
    <div className={styles.key}>
      <p>{t('use-cases.gates.label')}</p>
      <p>
        <GateSign read="everyone" /> {t('use-cases.gates.half')}
      </p>
      <p>
        <GateSign read="users" /> {t('use-cases.gates.closed')}
      </p>
      <p className={styles.red}>
        <Text k="use-cases.gates.red" />
      </p>
    </div>
  );
}
