import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { type TrustId, trustIds } from '../../content/schema/trust-ids.ts';
import { isAnswered, staleDaysAfter } from '../../content/trust.ts';
import { formatDay } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import unfolding from '../design/accordion.module.css';
import { PageHeader } from '../design/page-header.tsx';
import { Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';
import { Answers, Subjects } from './trust/answers.tsx';
import { Backups } from './trust/backups.tsx';
import { CheckYourself } from './trust/check-yourself.tsx';
import { DataOwnership } from './trust/data-ownership.tsx';
import { backupQuestions, securityQuestions } from './trust/groups.ts';
import styles from './trust/subjects.module.css';
import { Timelines } from './trust/timelines.tsx';

/** An answer is marked as outdated from the day after its date. */
export const changesAfter = staleDaysAfter;

/**
 * Order of the page: backups as a drawing, leaving as a timeline, ownership, security, the other questions by
 * subject, and what anybody can check.
 */
export function Page() {
  const { t } = useTranslation();
  const drawn = backupQuestions.every(isAnswered) ? backupQuestions : [];
  return (
    <PageFrame title={t('trust.title')} summary={t('trust.summary')}>
      <PageHeader title={t('trust.heading')} picture={<Drawing name="sundial" isFirst />}>
        <p>
          <Text k="trust.lede" /> <Checked subjects={trustIds.filter(isAnswered)} />
        </p>
      </PageHeader>
      <div id="settled">
        {drawn.length > 0 && <Backups />}
        <Timelines />
        <Section title={t('trust.groups.safe')} isTitleHidden>
          <DataOwnership />
          <Answers to={securityQuestions.filter(isAnswered)} as="drawn" />
        </Section>
        <Section title={t('trust.groups.others')} background="sand" size="small">
          <div className={`${unfolding.subjects} ${styles.subjects}`}>
            <Subjects drawn={drawn} />
          </div>
          <CheckYourself />
        </Section>
      </div>
      <CallToAction heading="trust" background="night" />
    </PageFrame>
  );
}

/** When the answers were checked: one day, or the range of days. */
function Checked({ subjects }: { subjects: readonly TrustId[] }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const days = subjects.flatMap((subject) => content.trust[subject]?.date ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return first === last
    ? t('trust.checkedOn', { day: formatDay(locale, first) })
    : t('trust.checkedBetween', {
        first: formatDay(locale, first),
        last: formatDay(locale, last),
      });
}
