import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { NoticeBoardScene } from '../garden/scene-notice-board.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Apply } from './careers/apply.tsx';
import { Job } from './careers/job.tsx';
import { Morning } from './careers/morning.tsx';
import { Reasons, Wanted } from './careers/reasons.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('careers.title')} summary={t('careers.summary')}>
      <PageHead
        title={t('careers.heading')}
        picture={<NoticeBoardScene alt={t('careers.picture')} />}
      >
        <p>{t('careers.lede')}</p>
        <p>
          <a href="#job">{t('careers.jump')}</a>
        </p>
      </PageHead>
      <Wanted />
      <Reasons />
      <Job />
      <Morning />
      <Apply />
    </PageFrame>
  );
}
