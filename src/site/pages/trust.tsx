import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { type TrustId, trustIds } from '../../content/schema/trust.ts';
import { staleDaysAfter } from '../../content/trust.ts';
import { PageHead } from '../design/page-head.tsx';
import { Section } from '../design/section.tsx';
import { SundialScene } from '../garden/scene-sundial.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Text } from '../text/text.tsx';
import { Answers } from './trust/answers.tsx';
import { CheckYourself } from './trust/check-yourself.tsx';
import { trustGroups, trustTimelines } from './trust/groups.ts';

/** Each answer says when it was checked, so the page changes on the day after its last one. */
export const changesAfter = staleDaysAfter;

/** What is confirmed comes first, by subject; samples and what has no answer stand together at the end. */
export function Page() {
  const { t } = useTranslation();
  const isConfirmed = (subject: TrustId) => content.trust[subject]?.isSample === false;
  const open = [...trustGroups.flatMap(({ subjects }) => subjects), ...trustTimelines].filter(
    (subject) => !isConfirmed(subject),
  );
  const timelines = trustTimelines.filter(isConfirmed);
  const settled = trustIds.length - open.length;
  return (
    <PageFrame title={t('trust.title')} summary={t('trust.summary')}>
      <PageHead title={t('trust.heading')} picture={<SundialScene alt="" />}>
        <p>
          <Text k="trust.lede" />
        </p>
        <p>
          <a href="#settled">{t('trust.answered', { settled })}</a>
          {' · '}
          <a href="#open">{t('trust.unanswered', { open: open.length })}</a>
        </p>
      </PageHead>
      <Section id="settled" title={t('trust.groups.settled')}>
        {trustGroups.map(({ id, subjects }) => (
          <Answers key={id} id={id} to={subjects.filter(isConfirmed)} />
        ))}
      </Section>
      {timelines.length > 0 && (
        <Section title={t('trust.groups.days')} isBand>
          <Answers to={timelines} />
        </Section>
      )}
      <CheckYourself />
      <Section id="open" title={t('trust.groups.open')} note={t('trust.samples')}>
        <Answers to={open} isShort />
      </Section>
    </PageFrame>
  );
}
