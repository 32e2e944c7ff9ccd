import { useTranslation } from 'react-i18next';
import { PageFrame } from '../layout/page-frame.tsx';
import { Apply } from './careers/apply.tsx';
import { Job } from './careers/job.tsx';
import { Morning } from './careers/morning.tsx';
import { NoticeBoard } from './careers/notice-board.tsx';
import { Reasons, Wanted } from './careers/reasons.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('careers.title')} summary={t('careers.summary')}>
      <NoticeBoard />
      <Wanted />
      <Reasons />
      <Job />
      <Morning />
      <Apply />
    </PageFrame>
  );
}
