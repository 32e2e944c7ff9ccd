import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { PageHead } from '../design/page-head.tsx';
import { NoticeBoardScene } from '../garden/scene-notice-board.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { legalText } from '../legal/documents.ts';
import { legalComponents } from '../legal/legal-document.tsx';
import { PrevailingLanguage } from '../legal/prevailing-language.tsx';

export function Page() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { default: Content, frontmatter } = legalText('dmca', locale);
  return (
    <PageFrame title={t('dmca.title')} summary={t('dmca.summary')}>
      <PageHead title={frontmatter.title} picture={<NoticeBoardScene alt="" />}>
        <PrevailingLanguage />
        <Content components={legalComponents} />
      </PageHead>
    </PageFrame>
  );
}
