import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { FirstLinesScene } from '../garden/scene-first-lines.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { AddOns } from '../sections/add-ons.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Plans } from '../sections/plans.tsx';
import { PurchaseNotes } from '../sections/purchase-notes.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('create-wiki.title')} summary={t('create-wiki.summary')}>
      <PageHead
        title={t('create-wiki.heading')}
        picture={<FirstLinesScene alt="" />}
        isPictureSpare
      >
        <p>
          <Text k="create-wiki.lede" />
        </p>
        <p>
          <Text k="plans.choose" />
        </p>
      </PageHead>
      <Plans isOpen />
      <PurchaseNotes />
      <AddOns />
      <CallToAction />
    </PageFrame>
  );
}
