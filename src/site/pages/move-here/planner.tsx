import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { type WikiSize, wikiAudiences, wikiSizes } from '../../../domain/migration-plan.ts';
import {
  type MigrationField,
  migrationFields,
  migrationSentField,
  type ParsedMigration,
} from '../../../domain/migration-query.ts';
import { formatCount, formatStorage } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { Button } from '../../design/button.tsx';
import rows from '../../design/rows.module.css';
import { Section } from '../../design/section.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { RadioGroup } from '../../form/radio-group.tsx';
import styles from './planner.module.css';

/** The three questions, with the answers given so far; submitting them opens the migration plan. */
export function Planner({
  answers,
  errors,
  sample,
}: ParsedMigration & {
  /** Content beside the questions. */
  sample?: ReactNode;
}) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const sizeLimit = (size: WikiSize) => {
    if (size === 'large') return t('move-here.planner.sizes.beyond');
    const { pagesUpTo, filesUpToGb } = content.migrations.sizes[size];
    return t('move-here.planner.sizes.upTo', {
      pages: formatCount(locale, pagesUpTo),
      files: formatStorage(locale, filesUpToGb),
    });
  };
  const group = (name: MigrationField) => ({
    name,
    legend: t(`move-here.planner.${name}`),
    chosen: answers[name],
    isRequired: true,
    sentence: errors[name] && t(`move-here.planner.${errors[name]}`),
  });
  const formErrors = migrationFields.flatMap((name) => {
    const { legend: label, sentence } = group(name);
    return sentence ? [{ field: name, label, sentence }] : [];
  });
  return (
    <Section
      id="questions"
      title={t('move-here.planner.title')}
      note={t('move-here.planner.note')}
      background="sand"
    >
      <div className={sample ? styles.besides : undefined}>
        <form className={styles.form} action="#planner" noValidate>
          {formErrors.length > 0 && <ErrorSummary id="planner" errors={formErrors} />}
          <RadioGroup
            {...group('from')}
            className={`${rows.rows} ${styles.many}`}
            options={content.migrations.sources.map(({ id }) => ({
              value: id,
              label: <span>{t(`move-here.sources.${id}.name`)}</span>,
            }))}
          />
          <RadioGroup
            {...group('size')}
            options={wikiSizes.map((size) => ({
              value: size,
              label: (
                <span>
                  {t(`move-here.planner.sizes.${size}`)}
                  <small> {sizeLimit(size)}</small>
                </span>
              ),
            }))}
          />
          <RadioGroup
            {...group('access')}
            options={wikiAudiences.map((audience) => ({
              value: audience,
              label: <span>{t(`move-here.planner.audiences.${audience}`)}</span>,
            }))}
          />
          {/* Marks a submission; without it, an empty form would look as if it had not been submitted. */}
          <input type="hidden" name={migrationSentField} value="1" />
          <p>
            <Button>{t('move-here.planner.submit')}</Button>
          </p>
        </form>
        {sample}
      </div>
    </Section>
  );
}
