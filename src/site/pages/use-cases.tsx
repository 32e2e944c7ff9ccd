import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('use-cases.title')} summary={t('use-cases.summary')}>
      <PageHead title={t('use-cases.heading')}>
        <p>
          <Text k="use-cases.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
