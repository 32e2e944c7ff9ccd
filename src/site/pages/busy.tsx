import { useTranslation } from 'react-i18next';
import { BenchScene } from '../garden/scene-bench.tsx';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.busy.title')}
      heading={t('status.busy.heading')}
      text={t('status.busy.text')}
      picture={<BenchScene alt="" />}
    />
  );
}
