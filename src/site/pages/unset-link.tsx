import { useTranslation } from 'react-i18next';
import { PageHeader } from '../design/page-header.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('not-found.unset.title')} summary={t('not-found.unset.summary')}>
      <PageHeader
        title={t('not-found.unset.heading')}
        picture={<Drawing name="empty-bed" isFirst />}
      >
        <p>
          <Text k="not-found.unset.text" />
        </p>
      </PageHeader>
    </PageFrame>
  );
}
