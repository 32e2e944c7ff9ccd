import { useTranslation } from 'react-i18next';
import { AutumnBedScene } from '../garden/scene-autumn-bed.tsx';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.quarantined.title')}
      heading={t('status.quarantined.heading')}
      text={t('status.quarantined.text')}
      picture={<AutumnBedScene alt="" />}
    >
      <p>
        <Text k="status.quarantined.owner" />
      </p>
    </StandaloneFrame>
  );
}
