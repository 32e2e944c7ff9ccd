import { useTranslation } from 'react-i18next';
import { showcase } from '../../../content/showcase.ts';
import { PageHeader } from '../../design/page-header.tsx';
import { PageFrame } from '../../layout/page-frame.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { NameForm } from '../../sections/name-form.tsx';
import { Text } from '../../text/text.tsx';
import { WikiEntry } from './wiki-entry.tsx';
import { WikiIndex } from './wiki-index.tsx';

/** All wikis of the showcase, one below the other. */
export function Overview() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('showcase.title')} summary={t('showcase.summary')}>
      <PageHeader title={t('showcase.heading')}>
        <p>
          <Text k="showcase.lede" />
        </p>
      </PageHeader>
      <WikiIndex />
      {showcase.map((wiki) => (
        <WikiEntry key={wiki.id} wiki={wiki} />
      ))}
      <CallToAction heading="showcase" background="dusk">
        <NameForm />
      </CallToAction>
    </PageFrame>
  );
}
