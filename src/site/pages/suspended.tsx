import { useTranslation } from 'react-i18next';
import closedBed from '../garden/drawings/closed-bed.svg?inline';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.suspended.title')}
      heading={t('status.suspended.heading')}
      text={t('status.suspended.text')}
      picture={closedBed}
    >
      <p>
        <Text k="status.suspended.owner" />
      </p>
    </StandaloneFrame>
  );
}
