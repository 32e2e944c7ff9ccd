import { useTranslation } from 'react-i18next';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import styles from './beginnings.module.css';
import { LevelLink } from './level-link.tsx';

/** Some use cases, each with the first sentence of its first page and with who reads it. */
export function Beginnings({ of: cases }: { of: readonly UseCase[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.beginnings}>
      <p>{t('use-cases.beginnings')}</p>
      <ul>
        {cases.map(({ id, privacyLevel }) => (
          <li key={id} id={id}>
            <h3>{t(`use-cases.cases.${id}.name`)}</h3>
            <p>
              <q>{t(`use-cases.cases.${id}.opening`)}</q>
            </p>
            <p>
              <LevelLink id={privacyLevel} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
