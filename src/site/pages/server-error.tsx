import { useTranslation } from 'react-i18next';
import { SpiltCanScene } from '../garden/scene-spilt-can.tsx';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.serverError.title')}
      heading={t('status.serverError.heading')}
      text={t('status.serverError.text')}
      picture={<SpiltCanScene alt="" />}
    />
  );
}
