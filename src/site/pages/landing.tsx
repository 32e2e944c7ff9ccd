import { useTranslation } from 'react-i18next';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ConsultingTeaser } from '../sections/consulting-teaser.tsx';
import { FeatureBoxes } from '../sections/feature-boxes.tsx';
import { Hero } from '../sections/hero.tsx';
import { HostingIntro } from '../sections/hosting-intro.tsx';
import { NameForm } from '../sections/name-form.tsx';
import { Partners } from '../sections/partners.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Testimonials } from '../sections/testimonials.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('landing.title')} summary={t('landing.summary')} hasTransparentBar>
      <Hero />
      <HostingIntro />
      <Partners />
      <Testimonials />
      <FeatureBoxes />
      <PlanPrices />
      <ConsultingTeaser />
      <CallToAction>
        <NameForm />
      </CallToAction>
    </PageFrame>
  );
}
