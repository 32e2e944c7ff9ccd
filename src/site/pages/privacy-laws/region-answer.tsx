import { useTranslation } from 'react-i18next';
import { type PrivacyRegion, privacyLaws } from '../../../domain/privacy-law.ts';
import { PageHeader } from '../../design/page-header.tsx';
import { PageFrame } from '../../layout/page-frame.tsx';
import { Text } from '../../text/text.tsx';
import { BackLink } from './back-link.tsx';
import { HowToAsk } from './how-to-ask.tsx';
import { LawBox } from './law-box.tsx';
import { ResponseTime } from './response-time.tsx';
import { Rights } from './rights.tsx';
import { useLegalWords } from './use-legal-words.ts';

/** The rights under one country's law, in plain words. */
export function RegionAnswer({ region }: { region: PrivacyRegion }) {
  const { t } = useTranslation();
  const { limitOf } = useLegalWords();
  const law = privacyLaws[region];
  const heading = t(`privacy-laws.regions.${region}.heading`);
  return (
    <PageFrame title={heading} summary={t('privacy-laws.summary')}>
      <PageHeader title={heading} picture={<LawBox law={law} />}>
        <p>
          <Text
            k={`privacy-laws.regions.${region}.lede`}
            values={{ limit: limitOf(law.answerLimit) }}
          />
        </p>
        <p>
          <BackLink />
        </p>
      </PageHeader>
      <Rights region={region} />
      <ResponseTime law={law} />
      <HowToAsk law={law} />
    </PageFrame>
  );
}
