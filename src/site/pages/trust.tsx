import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import type { TrustId } from '../../content/schema/trust.ts';
import { staleDaysAfter } from '../../content/trust.ts';
import { PageHead } from '../design/page-head.tsx';
import { Section } from '../design/section.tsx';
import { TermList } from '../design/term-list.tsx';
import { SundialScene } from '../garden/scene-sundial.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Text } from '../text/text.tsx';
import { Answer } from './trust/answer.tsx';
import { trustGroups } from './trust/groups.ts';

/** Each answer says when it was checked, so the page changes on the day after its last one. */
export const changesAfter = staleDaysAfter;

/** What is confirmed comes first, by subject; samples and what has no answer stand together at the end. */
export function Page() {
  const { t } = useTranslation();
  const isConfirmed = (subject: TrustId) => content.trust[subject]?.isSample === false;
  const open = trustGroups.flatMap(({ subjects }) =>
    subjects.filter((subject) => !isConfirmed(subject)),
  );
  return (
    <PageFrame title={t('trust.title')} summary={t('trust.summary')}>
      <PageHead title={t('trust.heading')} picture={<SundialScene alt="" />}>
        <p>
          <Text k="trust.lede" />
        </p>
      </PageHead>
      {trustGroups.map(({ id, subjects }) => (
        <Answers key={id} id={id} to={subjects.filter(isConfirmed)} />
      ))}
      <Answers id="open" note={t('trust.samples')} to={open} />
    </PageFrame>
  );
}

function Answers({
  id,
  note,
  to: subjects,
}: {
  id: (typeof trustGroups)[number]['id'] | 'open';
  note?: string;
  to: readonly TrustId[];
}) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  return (
    <Section id={id} title={t(`trust.groups.${id}`)} note={note}>
      <TermList>
        {subjects.map((subject) => (
          <Answer key={subject} to={subject} />
        ))}
      </TermList>
    </Section>
  );
}
