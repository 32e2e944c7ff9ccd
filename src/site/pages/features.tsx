import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('features.title')} summary={t('features.summary')}>
      <PageHead title={t('features.heading')}>
        <p>
          <Text k="features.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
