import { useTranslation } from 'react-i18next';
import { ClosedBedScene } from '../garden/scene-closed-bed.tsx';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.serverError.title')}
      heading={t('status.serverError.heading')}
      text={t('status.serverError.text')}
      picture={<ClosedBedScene alt="" />}
    />
  );
}
