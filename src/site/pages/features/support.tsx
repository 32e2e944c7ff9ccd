import { useTranslation } from 'react-i18next';
import { Text } from '../../text/text.tsx';
import styles from './support.module.css';

const kinds = ['everyone', 'priority', 'elite'] as const;

/** The three kinds of support: what each is, and what it costs. */
export function Support() {
  const { t } = useTranslation();
  return (
    <dl className={styles.kinds}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`features.support.kinds.${kind}.title`)}</dt>
          <dd>
            <Text k={`features.support.kinds.${kind}.text`} />
          </dd>
          <dd className={styles.cost}>
            <Text k={`features.support.kinds.${kind}.cost`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
