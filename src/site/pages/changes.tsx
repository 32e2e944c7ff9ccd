import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { site } from '../../content/site.ts';
import { useSite } from '../context.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Section } from '../design/section.tsx';
import { TermList } from '../design/term-list.tsx';
import { feedKinds, feedPath } from '../feeds/feed-path.ts';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Text } from '../text/text.tsx';
import { ChangeEntry } from './changes/change-entry.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('changes.title')} summary={t('changes.summary')}>
      <FeedLinks />
      <PageHeader title={t('changes.heading')} picture={<Drawing name="stump" isFirst />}>
        <p>
          <Text k="changes.lede" />
        </p>
      </PageHeader>
      <Section title={t('changes.log')} note={<Subscribe />}>
        <TermList>
          {content.changes.map((change) => (
            <ChangeEntry key={change.id} change={change} />
          ))}
        </TermList>
      </Section>
    </PageFrame>
  );
}

/** Links to the feeds, for feed readers' autodiscovery. */
function FeedLinks() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return feedKinds.map(({ kind, type }) => (
    <link
      key={kind}
      rel="alternate"
      type={type}
      title={t('changes.title')}
      href={site.siteUrl + feedPath(locale, kind)}
    />
  ));
}

function Subscribe() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <>
      {t('changes.subscribe')} <a href={feedPath(locale, 'atom')}>Atom</a>,{' '}
      <a href={feedPath(locale, 'json')}>JSON Feed</a>
    </>
  );
}
