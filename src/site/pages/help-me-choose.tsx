import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('help-me-choose.title')} summary={t('help-me-choose.summary')}>
      <PageHead title={t('help-me-choose.heading')}>
        <p>
          <Text k="help-me-choose.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
