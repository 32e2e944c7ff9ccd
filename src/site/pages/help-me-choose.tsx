import { useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';
import { featureNeeds, ssoNeeds } from '../../domain/plan-finder.ts';
import { finderFields, parseNeeds } from '../../domain/plan-finder-query.ts';
import type { Locale } from '../../i18n/locales.ts';
import { PageHeader } from '../design/page-header.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Resolution } from '../page-module.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import type { PolicySources } from '../security-policy.ts';
import { Text } from '../text/text.tsx';
import { Finder } from './help-me-choose/finder.tsx';
import { Questionnaire } from './help-me-choose/questionnaire.tsx';

const { questionnaire } = site.links;

/** The questionnaire is in a frame, so the policy must allow its host. */
export const sources: PolicySources = questionnaire
  ? { 'frame-src': [new URL(questionnaire).origin] }
  : {};

export const choices = { 'needs[]': featureNeeds, sso: ssoNeeds };
export const choiceLabels = {
  needs: 'help-me-choose.form.needs',
  sso: 'help-me-choose.form.sso',
} as const;

/** Ranks the plans by the needs in the query; invalid needs get status 400. */
export function resolve(query: URLSearchParams, locale: Locale): Resolution<{ query: string }> {
  const hasErrors = Object.keys(parseNeeds(query, locale).errors).length > 0;
  return { kind: 'page', props: { query: finderFields(query) }, ...(hasErrors && { status: 400 }) };
}

export function Page({ query = '' }: { query?: string }) {
  const { t, i18n } = useTranslation();
  const { errors } = parseNeeds(new URLSearchParams(query), i18n.language);
  return (
    <PageFrame
      title={t('help-me-choose.title')}
      summary={t('help-me-choose.summary')}
      isRefused={Object.keys(errors).length > 0}
    >
      <PageHeader
        title={t('help-me-choose.heading')}
        picture={<Drawing name="signpost" isFirst />}
        isPictureSpare
      >
        <p>
          <Text k="help-me-choose.lede" />
        </p>
        <p>
          <Text k="help-me-choose.ledePlans" />
        </p>
      </PageHeader>
      {questionnaire ? <Questionnaire address={questionnaire} /> : <Finder query={query} />}
      <CallToAction heading="finder" next={['createWiki', 'plans']} />
    </PageFrame>
  );
}
