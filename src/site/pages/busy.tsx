import { useTranslation } from 'react-i18next';
import bench from '../garden/drawings/bench.svg?inline';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.busy.title')}
      heading={t('status.busy.heading')}
      text={t('status.busy.text')}
      picture={bench}
    />
  );
}
