import { useTranslation } from 'react-i18next';
import { PageHeader } from '../design/page-header.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('not-found.title')} summary={t('not-found.summary')}>
      <PageHeader title={t('not-found.heading')} picture={<Drawing name="empty-bed" isFirst />}>
        <p>{t('not-found.text')}</p>
        <p>
          <Text k="not-found.owner" />
        </p>
        <p>
          <RouteLink to="landing">{t('not-found.home')}</RouteLink>
        </p>
      </PageHeader>
    </PageFrame>
  );
}
