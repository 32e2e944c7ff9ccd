import { useTranslation } from 'react-i18next';
import bench from '../garden/drawings/bench.svg?inline';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.unavailable.title')}
      heading={t('status.unavailable.heading')}
      text={t('status.unavailable.text')}
      picture={bench}
    />
  );
}
