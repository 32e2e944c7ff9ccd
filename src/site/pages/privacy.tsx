import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('privacy.title')} summary={t('privacy.summary')}>
      <PageHead title={t('privacy.heading')}>
        <p>
          <Text k="privacy.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
