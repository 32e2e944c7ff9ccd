import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('price-calculator.title')} summary={t('price-calculator.summary')}>
      <PageHead title={t('price-calculator.heading')}>
        <p>
          <Text k="price-calculator.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
