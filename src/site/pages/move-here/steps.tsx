import { useTranslation } from 'react-i18next';
import type { MigrationSource } from '../../../content/schema/migrations.ts';
import { planMigration } from '../../../domain/migration-plan.ts';
import type { MigrationAnswers } from '../../../domain/migration-query.ts';
import { Text } from '../../text/text.tsx';
import styles from './steps.module.css';

/** The steps in order, on the client's side, on ours, or on both. */
export function Steps({
  source,
  answers: { size, access },
}: {
  source: MigrationSource;
  answers: MigrationAnswers;
}) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={styles.title}>{t('move-here.sheet.steps')}</h3>
      <p className={styles.sides} aria-hidden>
        <span>{t('move-here.by.yourSide')}</span>
        <span>{t('move-here.by.ourSide')}</span>
      </p>
      <ol className={styles.steps}>
        {planMigration(source, size, access).map(({ id, by }) => (
          <li key={id} className={styles[by]}>
            <div>
              <p className={styles.by}>{t(`move-here.by.${by}`)}</p>
              <h4>{t(`move-here.steps.${id}.title`)}</h4>
              <p>
                <Text k={`move-here.steps.${id}.text`} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
