import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NameForm } from '../sections/name-form.tsx';
import { CaseIndex } from './use-cases/case-index.tsx';
import { CreationSteps } from './use-cases/creation-steps.tsx';
import { FirstLines } from './use-cases/first-lines.tsx';
import { shownCases } from './use-cases/groups.ts';
import { Story } from './use-cases/story.tsx';

/** Background and layout of the stories, in their order. */
const looks = [
  { background: 'sand', form: 'wide' },
  { form: 'right' },
  { background: 'night', form: 'phone' },
  { form: 'left' },
] as const;

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('use-cases.title')} summary={t('use-cases.summary')}>
      <PageHeader title={t('use-cases.heading')}>
        <p>{t('use-cases.lede', { count: content['use-cases'].length })}</p>
      </PageHeader>
      <CaseIndex />
      {shownCases.map((useCase, index) => (
        <Story
          key={useCase.id}
          of={useCase}
          isFirst={index === 0}
          {...(looks[index % looks.length] ?? looks[0])}
        />
      ))}
      <FirstLines />
      <CreationSteps />
      <CallToAction heading="next" background="dusk">
        <NameForm />
      </CallToAction>
    </PageFrame>
  );
}
