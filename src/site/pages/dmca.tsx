import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('dmca.title')} summary={t('dmca.summary')}>
      <PageHead title={t('dmca.heading')}>
        <p>
          <Text k="dmca.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
