import { useTranslation } from 'react-i18next';
import { PageFrame } from '../layout/page-frame.tsx';
import { Apply } from './careers/apply.tsx';
import { Job } from './careers/job.tsx';
import { NoticeBoard } from './careers/notice-board.tsx';
import { Reasons, Requirements } from './careers/reasons.tsx';
import { SampleQuestions } from './careers/sample-questions.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('careers.title')} summary={t('careers.summary')}>
      <NoticeBoard />
      <Requirements />
      <Reasons />
      <Job />
      <SampleQuestions />
      <Apply />
    </PageFrame>
  );
}
