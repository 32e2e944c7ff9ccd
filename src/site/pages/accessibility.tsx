import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { formatDay } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Prose, Section } from '../design/section.tsx';
import { Term, TermList } from '../design/term-list.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Text } from '../text/text.tsx';

const { standard, guidelines, status, preparedOn, reviewed, tests, limits, enforcement } =
  content.accessibility;

/** The accessibility statement in the form of Commission Implementing Decision (EU) 2018/1523. */
export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame
      title={t('accessibility.title')}
      summary={t('accessibility.summary', { standard, guidelines })}
    >
      <PageHeader title={t('accessibility.heading')} picture={<Drawing name="ramp" isFirst />}>
        <p>
          <Text k="accessibility.lede" values={{ standard, guidelines }} />
        </p>
      </PageHeader>
      <Section title={t('accessibility.status.title')}>
        <Prose>
          <p>
            <b>{t(`accessibility.status.${status}`)}</b>
          </p>
        </Prose>
      </Section>
      <Limits />
      <Preparation />
      <Section title={t('accessibility.feedback.title')}>
        <Prose>
          <p>
            <Text k="accessibility.feedback.text" />{' '}
            <a href={`mailto:${content.company.imprint.email}`}>{content.company.imprint.email}</a>.
          </p>
        </Prose>
      </Section>
      <Section title={t('accessibility.enforcement.title')}>
        <Prose>
          <p>
            {t('accessibility.enforcement.text')} <a href={enforcement.url}>{enforcement.name}</a>.
          </p>
        </Prose>
      </Section>
    </PageFrame>
  );
}

function Limits() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section title={t('accessibility.limits.title')}>
      {limits.length === 0 ? (
        <p>{t('accessibility.limits.none')}</p>
      ) : (
        <Prose>
          <ul>
            {limits.map((limit) => (
              <li key={limit.en}>{limit[locale]}</li>
            ))}
          </ul>
        </Prose>
      )}
    </Section>
  );
}

/** What we tested ourselves, with which tools and when. */
function Preparation() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const written = (day: string) => <time dateTime={day}>{formatDay(locale, day)}</time>;
  return (
    <Section title={t('accessibility.preparation.title')}>
      <Prose>
        <p>
          {t('accessibility.preparation.prepared')} {written(preparedOn)}.{' '}
          {t('accessibility.preparation.reviewed')} {written(reviewed.date)}.{' '}
          {t('accessibility.preparation.method')}
        </p>
      </Prose>
      <TermList>
        {tests.map((test) => (
          <Term key={test.with} name={test.with} note={written(test.date)}>
            {test.what[locale]}
          </Term>
        ))}
      </TermList>
    </Section>
  );
}
