import { useTranslation } from 'react-i18next';
import { ContentsBox } from '../design/contents-box.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Prose, Section } from '../design/section.tsx';
import editablePage from '../islands/editable-page.island.tsx';
import { Island } from '../islands/island.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { WikiScreenBeside } from '../sections/wiki-screen.tsx';
import { Text } from '../text/text.tsx';
import { Alternatives } from './what-is-wiki-hosting/alternatives.tsx';
import { Anatomy } from './what-is-wiki-hosting/anatomy.tsx';
import { Hosting } from './what-is-wiki-hosting/hosting.tsx';
import { NextPages } from './what-is-wiki-hosting/next-pages.tsx';
import { OwnServerComparison } from './what-is-wiki-hosting/own-server-comparison.tsx';

const parts = ['wiki', 'mediaWiki', 'hosting', 'choice', 'without'] as const;

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('what-is-wiki-hosting.title')} summary={t('what-is-wiki-hosting.summary')}>
      <PageHeader title={t('what-is-wiki-hosting.heading')} picture={<Anatomy />}>
        <p>
          <Text k="what-is-wiki-hosting.lede" />
        </p>
        <p>
          <Text k="what-is-wiki-hosting.promise" />
        </p>
        <ContentsBox
          entries={parts.map((id) => ({ id, title: t(`what-is-wiki-hosting.${id}.name`) }))}
        />
      </PageHeader>
      <Section id="wiki" title={t('what-is-wiki-hosting.wiki.title')} background="sand">
        <Prose>
          <p>
            <Text k="what-is-wiki-hosting.wiki.text" />
          </p>
          <p>{t('what-is-wiki-hosting.wiki.try')}</p>
        </Prose>
        <Island
          of={editablePage}
          when="visible"
          props={{ page: 'watering' as const, chosen: 1, view: 'difference' as const }}
        />
        <Prose>
          <p>{t('what-is-wiki-hosting.wiki.after')}</p>
        </Prose>
      </Section>
      <Section id="mediaWiki" title={t('what-is-wiki-hosting.mediaWiki.title')}>
        <WikiScreenBeside of="difference">
          <p>
            <Text k="what-is-wiki-hosting.mediaWiki.text" />
          </p>
          <p>
            <Text k="what-is-wiki-hosting.mediaWiki.more" />
          </p>
        </WikiScreenBeside>
      </Section>
      <Hosting />
      <OwnServerComparison />
      <Alternatives />
      <NextPages />
      <CallToAction heading="hosting" />
    </PageFrame>
  );
}
