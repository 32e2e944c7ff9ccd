import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CaseGroup } from './use-cases/case-group.tsx';
import { CreationSteps } from './use-cases/creation-steps.tsx';
import { Directory } from './use-cases/directory.tsx';
import { GateKey } from './use-cases/gate-key.tsx';

/** What the groups stand on, and how they are laid out, in their order. */
const looks = [
  { ground: 'sand', form: 'desk' },
  { form: 'beside' },
  { ground: 'night', form: 'phone' },
  { form: 'quoted' },
] as const;
const groups = [...new Set(content['use-cases'].map(({ group }) => group))];

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('use-cases.title')} summary={t('use-cases.summary')}>
      <PageHead title={t('use-cases.heading')}>
        <p>{t('use-cases.lede', { count: content['use-cases'].length })}</p>
      </PageHead>
      <Directory groups={groups} />
      <GateKey />
      {groups.map((group, index) => (
        <CaseGroup key={group} group={group} {...(looks[index % looks.length] ?? looks[0])} />
      ))}
      <CreationSteps />
      <CallToAction heading="next" />
    </PageFrame>
  );
}
