import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('what-is-wiki-hosting.title')} summary={t('what-is-wiki-hosting.summary')}>
      <PageHead title={t('what-is-wiki-hosting.heading')}>
        <p>
          <Text k="what-is-wiki-hosting.lede" />
        </p>
      </PageHead>
      <CallToAction />
    </PageFrame>
  );
}
