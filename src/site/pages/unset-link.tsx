import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { EmptyBedScene } from '../garden/scene-empty-bed.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('not-found.unset.title')} summary={t('not-found.unset.summary')}>
      <PageHead title={t('not-found.unset.heading')} picture={<EmptyBedScene alt="" />}>
        <p>
          <Text k="not-found.unset.text" />
        </p>
      </PageHead>
    </PageFrame>
  );
}
