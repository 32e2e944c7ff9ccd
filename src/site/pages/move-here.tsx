import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import {
  type MigrationAnswers,
  migrationSentField,
  type ParsedMigration,
  parseMigration,
} from '../../domain/migration-query.ts';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Resolution } from '../page-module.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';
import { ChoosePlan } from './move-here/choose-plan.tsx';
import { MigrationPlan } from './move-here/migration-plan.tsx';
import { Overview } from './move-here/overview.tsx';
import { Planner } from './move-here/planner.tsx';
import { Promises } from './move-here/promises.tsx';
import { SamplePlan } from './move-here/sample-plan.tsx';
import { useSimpleWiki } from './move-here/use-simple-wiki.ts';

const sourceIds = content.migrations.sources.map(({ id }) => id);

/** Other invalid answers are reported by the form itself. */
export const choices = { [migrationSentField]: ['1'] };

/** Invalid answers get status 400; the valid ones are kept. */
export function resolve(query: URLSearchParams): Resolution<Partial<ParsedMigration>> {
  const parsed = parseMigration(query, sourceIds);
  const isBad = Object.values(parsed.errors).includes('unknown');
  return { kind: 'page', props: parsed, ...(isBad && { status: 400 }) };
}

export function Page({ answers = {}, errors = {} }: Partial<ParsedMigration>) {
  const { t } = useTranslation();
  const isRefused = Object.keys(errors).length > 0;
  const sheet = isComplete(answers) && <MigrationPlan answers={answers} />;
  return (
    <PageFrame title={t('move-here.title')} summary={t('move-here.summary')} isRefused={isRefused}>
      <PageHeader title={t('move-here.heading')} picture={<Drawing name="wheelbarrow" isFirst />}>
        <p>
          <Text k="move-here.lede" />
        </p>
        <p>
          <Text k="move-here.free" values={useSimpleWiki()} />
        </p>
        <Actions>
          <ButtonLink href="#planner">{t('move-here.actions.plan')}</ButtonLink>
          <ButtonLink href="#choose-plan" tone="quiet">
            {t('move-here.actions.choose')}
          </ButtonLink>
        </Actions>
      </PageHeader>
      <div id={isRefused ? undefined : 'planner'}>
        {sheet}
        <Planner answers={answers} errors={errors} sample={!sheet && <SamplePlan />} />
        {!sheet && <Overview />}
      </div>
      <Promises />
      <ChoosePlan />
      <CallToAction heading="move" next={['contact', 'demo']} audience="movers" />
    </PageFrame>
  );
}

function isComplete(answers: Partial<MigrationAnswers>): answers is MigrationAnswers {
  return Boolean(answers.from && answers.size && answers.access);
}
