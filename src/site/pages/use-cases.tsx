import { useTranslation } from 'react-i18next';
import { useCases } from '../../content/use-cases.ts';
import { PageHead } from '../design/page-head.tsx';
import { RaisedBedsScene } from '../garden/scene-raised-beds.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CaseGroup } from './use-cases/case-group.tsx';
import { CreationSteps } from './use-cases/creation-steps.tsx';
import { GateKey } from './use-cases/gate-key.tsx';

const groups = [...new Set(useCases.map(({ group }) => group))];

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('use-cases.title')} summary={t('use-cases.summary')}>
      <PageHead title={t('use-cases.heading')} picture={<RaisedBedsScene alt="" />}>
        <p>{t('use-cases.lede', { count: useCases.length })}</p>
        <GateKey />
      </PageHead>
      {groups.map((group) => (
        <CaseGroup key={group} group={group} />
      ))}
      <CreationSteps />
      <CallToAction />
    </PageFrame>
  );
}
