import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('extensions-listing.title')} summary={t('extensions-listing.summary')}>
      <PageHead title={t('extensions-listing.heading')}>
        <p>
          <Text k="extensions-listing.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
