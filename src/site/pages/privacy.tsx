import { useTranslation } from 'react-i18next';
import {
  accessChoices,
  accountChoices,
  openChoice,
  type PrivacyChoice,
  parsePrivacyChoice,
} from '../../domain/privacy-level.ts';
import { PageHeader } from '../design/page-header.tsx';
import { Section } from '../design/section.tsx';
import { Island } from '../islands/island.tsx';
import calculator from '../islands/privacy-level.island.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Resolution } from '../page-module.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { LevelGroups } from './privacy/level-groups.tsx';
import { LevelMatrix } from './privacy/level-matrix.tsx';
import { LevelTable } from './privacy/level-table.tsx';
import styles from './privacy/policy.module.css';

export const choices = { read: accessChoices, edit: accessChoices, create: accountChoices };
export const choiceLabels = {
  read: 'privacy.calculator.read',
  edit: 'privacy.calculator.edit',
  create: 'privacy.calculator.create',
} as const;

interface Props {
  choice?: PrivacyChoice;
}

/** Shows the level in the query. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  return { kind: 'page', props: { choice: parsePrivacyChoice(query) } };
}

export function Page({ choice = openChoice }: Props) {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('privacy.title')} summary={t('privacy.summary')}>
      <PageHeader title={t('privacy.heading')}>
        <p>
          <Text k="privacy.lede" />
        </p>
      </PageHeader>
      <LevelGroups />
      <Island of={calculator} when="interaction" props={{ choice }} />
      <Section>
        <LevelMatrix />
        <LevelTable />
        <p className={styles.policy}>
          <RouteLink to="terms" fragment="privacy-policy">
            {t('privacy.policy')}
          </RouteLink>
          <RouteLink to="imprint">{t('privacy.responsible')}</RouteLink>
        </p>
      </Section>
      <CallToAction heading="privacy" background="night" />
    </PageFrame>
  );
}
