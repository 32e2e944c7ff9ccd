import { useTranslation } from 'react-i18next';
import { ContentsBox } from '../design/contents-box.tsx';
import { PageHead } from '../design/page-head.tsx';
import { Prose, Section } from '../design/section.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';
import { BetterElsewhere } from './compare/better-elsewhere.tsx';
import { HostComparison } from './compare/host-comparison.tsx';
import { PriceComparison } from './compare/price-comparison.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('compare.title')} summary={t('compare.summary')}>
      <PageHead
        title={t('compare.heading')}
        picture={
          <ContentsBox
            entries={[
              { id: 'communities', title: t('compare.communities.title') },
              { id: 'companies', title: t('compare.companies.title') },
              { id: 'price', title: t('compare.chart.title') },
              { id: 'elsewhere', title: t('compare.elsewhere.title') },
              { id: 'fits', title: t('compare.fits.title') },
            ]}
          />
        }
      >
        <p>{t('compare.lede')}</p>
      </PageHead>
      <HostComparison id="communities" />
      <HostComparison id="companies" />
      <PriceComparison />
      <BetterElsewhere />
      <Section id="fits" title={t('compare.fits.title')}>
        <Prose>
          <p>
            <Text k="compare.fits.text" />
          </p>
          <p>
            <Text k="compare.fits.links" />
          </p>
        </Prose>
      </Section>
      <CallToAction />
    </PageFrame>
  );
}
