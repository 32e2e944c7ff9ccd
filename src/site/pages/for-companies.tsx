import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('for-companies.title')} summary={t('for-companies.summary')}>
      <PageHead title={t('for-companies.heading')}>
        <p>
          <Text k="for-companies.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
