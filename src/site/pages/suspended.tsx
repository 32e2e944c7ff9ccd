import { useTranslation } from 'react-i18next';
import { ClosedBedScene } from '../garden/scene-closed-bed.tsx';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.suspended.title')}
      heading={t('status.suspended.heading')}
      text={t('status.suspended.text')}
      picture={<ClosedBedScene alt="" />}
    >
      <p>
        <Text k="status.suspended.owner" />
      </p>
    </StandaloneFrame>
  );
}
