import { useTranslation } from 'react-i18next';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { InfoBox } from './about/info-box.tsx';
import { Leaving } from './about/leaving.tsx';
import { Ownership } from './about/ownership.tsx';
import { Audiences, Principles } from './about/principles.tsx';
import { Retention } from './about/retention.tsx';

export function Page() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <PageFrame title={t('about.title')} summary={t('about.summary')}>
      <PageHeader title={t('about.heading')} picture={<InfoBox />}>
        <p>
          {t('about.lede')} <Text k="about.links" />
        </p>
        <Actions>
          <ButtonLink href={href('plans')}>{t('about.plansLink')}</ButtonLink>
          <ButtonLink href="#ownership" tone="quiet">
            {t('about.ownershipLink')}
          </ButtonLink>
        </Actions>
        <Audiences />
      </PageHeader>
      <Principles />
      <Ownership />
      <Leaving />
      <Retention />
      <CallToAction heading="yours" next={['plans', 'contact']} />
    </PageFrame>
  );
}
