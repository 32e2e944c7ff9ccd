import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
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

export function Page() {
  const { t } = useTranslation();
  const hasSamples = Object.values(content.trust).some((entry) => entry?.isSample);
  return (
    <PageFrame title={t('trust.title')} summary={t('trust.summary')}>
      <PageHead title={t('trust.heading')} picture={<SundialScene alt="" />}>
        <p>
          <Text k="trust.lede" />
        </p>
        {hasSamples && (
          <p>
            <b>{t('trust.samples')}</b>
          </p>
        )}
      </PageHead>
      {trustGroups.map(({ id, subjects }) => (
        <Section key={id} id={id} title={t(`trust.groups.${id}`)}>
          <TermList>
            {subjects.map((subject) => (
              <Answer key={subject} to={subject} />
            ))}
          </TermList>
        </Section>
      ))}
    </PageFrame>
  );
}
