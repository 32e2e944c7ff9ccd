import { useTranslation } from 'react-i18next';
import { PageHead } from '../design/page-head.tsx';
import { EmptyBedScene } from '../garden/scene-empty-bed.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('not-found.title')} summary={t('not-found.summary')}>
      <PageHead title={t('not-found.heading')} picture={<EmptyBedScene alt="" />}>
        <p>{t('not-found.text')}</p>
        <p>
          <Text k="not-found.owner" />
        </p>
        <p>
          <RouteLink to="landing">{t('not-found.home')}</RouteLink>
        </p>
      </PageHead>
    </PageFrame>
  );
}
