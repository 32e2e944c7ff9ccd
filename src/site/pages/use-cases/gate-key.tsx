import { useTranslation } from 'react-i18next';
import { GateSign } from '../../design/gate-sign.tsx';
import { Text } from '../../text/text.tsx';
import styles from './gate-key.module.css';

/** What the small gates mean. */
export function GateKey() {
  const { t } = useTranslation();
  return (
    <div className={styles.key}>
      <p>{t('use-cases.gates.label')}</p>
      <p>
        <GateSign state="half" /> {t('use-cases.gates.half')}
      </p>
      <p>
        <GateSign state="closed" /> {t('use-cases.gates.closed')}
      </p>
      <p className={styles.red}>
        <Text k="use-cases.gates.red" />
      </p>
    </div>
  );
}
