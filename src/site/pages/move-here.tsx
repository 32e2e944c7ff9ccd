import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('move-here.title')} summary={t('move-here.summary')}>
      <PageHead title={t('move-here.heading')}>
        <p>
          <Text k="move-here.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
