import { useTranslation } from 'react-i18next';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { PageHead } from '../design/page-head.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { InfoBox } from './about/info-box.tsx';
import { Keeping } from './about/keeping.tsx';
import { Leaving } from './about/leaving.tsx';
import { Ownership } from './about/ownership.tsx';
import { People, Work } from './about/principles.tsx';

export function Page() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <PageFrame title={t('about.title')} summary={t('about.summary')}>
      <PageHead title={t('about.heading')} picture={<InfoBox />}>
        <p>
          {t('about.lede')} <Text k="about.links" />
        </p>
        <Actions>
          <ButtonLink href={href('plans')}>{t('about.plansLink')}</ButtonLink>
          <ButtonLink href="#ownership" tone="quiet">
            {t('about.ownershipLink')}
          </ButtonLink>
        </Actions>
        <People />
      </PageHead>
      <Work />
      <Ownership />
      <Leaving />
      <Keeping />
      <CallToAction heading="yours" next={['plans', 'contact']} />
    </PageFrame>
  );
}
