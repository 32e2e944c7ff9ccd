import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { MigrationAnswers } from '../../../domain/migration-query.ts';
import { formatDay } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { Section } from '../../design/section.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './migration-plan.module.css';
import { MovableItems } from './movable-items.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { RequestLetter } from './request-letter.tsx';
import { Steps } from './steps.tsx';

/** The plan of one move: price, steps, what is moved and what to ask for. */
export function MigrationPlan({ answers }: { answers: MigrationAnswers }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const href = useHref();
  const source = content.migrations.sources.find(({ id }) => id === answers.from);
  if (!source) throw new Error(`content/migrations.yaml has no source "${answers.from}".`);
  const { fandomNoticeWeeks, confluenceDataCenterEndsOn } = content.migrations.outside;
  const isNew = source.method === 'fresh';
  const place = t(`move-here.sources.${source.id}.name`);
  return (
    <Section
      title={isNew ? t('move-here.sheet.titleNew') : t('move-here.sheet.title', { place })}
      note={t(isNew ? 'move-here.sheet.noteNew' : 'move-here.sheet.note')}
    >
      <div className={styles.sheet}>
        <p className={styles.strip}>
          <span>
            {t(`move-here.strip.sizes.${answers.size}`)} ·{' '}
            {t(`move-here.strip.audiences.${answers.access}`)}
          </span>
          <a href="#questions">{t('move-here.sheet.change')}</a>
        </p>
        <PlanFacts source={source} answers={answers} />
        <p className={styles.note}>
          <Text
            k={`move-here.sources.${source.id}.note`}
            values={{
              weeks: fandomNoticeWeeks,
              date: formatDay(locale, confluenceDataCenterEndsOn),
            }}
          />
        </p>
      </div>
      <Steps source={source} answers={answers} />
      <MovableItems source={source} />
      <RequestLetter source={source} />
      <p className={styles.send}>
        <ButtonLink href={href('contact')}>{t('move-here.sheet.send')}</ButtonLink>
        <ButtonLink href="#choose-plan" tone="quiet">
          {t('move-here.actions.choose')}
        </ButtonLink>
        <span>{t('move-here.sheet.sendText')}</span>
      </p>
    </Section>
  );
}
