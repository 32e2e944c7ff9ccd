import { useTranslation } from 'react-i18next';
import autumnBed from '../garden/drawings/autumn-bed.svg?inline';
import { StandaloneFrame } from '../layout/standalone-frame.tsx';
import { Text } from '../text/text.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StandaloneFrame
      title={t('status.quarantined.title')}
      heading={t('status.quarantined.heading')}
      text={t('status.quarantined.text')}
      picture={autumnBed}
    >
      <p>
        <Text k="status.quarantined.owner" />
      </p>
    </StandaloneFrame>
  );
}
