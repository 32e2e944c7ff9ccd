import { useTranslation } from 'react-i18next';
import scaffold from '../garden/drawings/scaffold.svg?inline';
import { GoBack } from '../layout/go-back.tsx';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.maintenance.title')}
      heading={t('status.maintenance.heading')}
      text={t('status.maintenance.text')}
      picture={scaffold}
    >
      <p>{t('status.maintenance.unsaved')}</p>
      <p>
        <GoBack
          label={t('status.maintenance.back')}
          withoutScript={t('status.maintenance.noScript')}
        />
      </p>
    </StandaloneFrame>
  );
}
