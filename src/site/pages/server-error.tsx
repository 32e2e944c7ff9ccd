import { useTranslation } from 'react-i18next';
import spiltCan from '../garden/drawings/spilt-can.svg?inline';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.serverError.title')}
      heading={t('status.serverError.heading')}
      text={t('status.serverError.text')}
      picture={spiltCan}
    />
  );
}
