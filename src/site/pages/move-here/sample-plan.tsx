import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { planMigration } from '../../../domain/migration-plan.ts';
import type { MigrationAnswers } from '../../../domain/migration-query.ts';
import sheet from './migration-plan.module.css';
import { PlanFacts } from './plan-facts.tsx';
import styles from './sample-plan.module.css';

const answers = {
  from: 'fandom',
  size: 'medium',
  access: 'public',
} as const satisfies MigrationAnswers;

/** A preview of the result: the head of a migration plan, and the names of its steps. */
export function SamplePlan() {
  const { t } = useTranslation();
  const source = content.migrations.sources.find(({ id }) => id === answers.from);
  if (!source) return null;
  const { size, access } = answers;
  return (
    <aside aria-labelledby="sample" className={styles.sample}>
      <h3 id="sample">{t('move-here.sample.title')}</h3>
      <div className={sheet.sheet}>
        <p className={sheet.strip}>
          {[
            t(`move-here.sources.${source.id}.name`),
            t(`move-here.strip.sizes.${size}`),
            t(`move-here.strip.audiences.${access}`),
          ].join('\u00A0· ')}
        </p>
        <PlanFacts source={source} answers={answers} />
        <ol className={styles.steps}>
          {planMigration(source, size, access).map(({ id, by }) => (
            <li key={id}>
              <span className={styles.step}>
                {t(`move-here.steps.${id}.title`)} <small>{t(`move-here.by.${by}`)}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p>
        <a href={`?${new URLSearchParams(answers)}#planner`}>{t('move-here.sample.whole')}</a>
      </p>
    </aside>
  );
}
