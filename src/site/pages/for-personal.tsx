import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('for-personal.title')} summary={t('for-personal.summary')}>
      <PageHead title={t('for-personal.heading')}>
        <p>
          <Text k="for-personal.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
