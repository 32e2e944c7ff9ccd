import { useTranslation } from 'react-i18next';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Section } from '../design/section.tsx';
import { Step, Steps } from '../design/steps.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './dedicated/dedicated.module.css';
import { Reasons } from './dedicated/reasons.tsx';
import { Services } from './dedicated/services.tsx';
import { Sizes } from './dedicated/sizes.tsx';

export function Page() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <PageFrame title={t('dedicated.title')} summary={t('dedicated.summary')}>
      <PageHeader
        title={t('dedicated.heading')}
        picture={<Drawing name="own-plot" alt={t('dedicated.picture')} isFirst />}
      >
        <p>
          <Text k="dedicated.lede" />
        </p>
        <Actions>
          <ButtonLink href={href('dedicatedSignUp')}>{t('dedicated.order')}</ButtonLink>
          <ButtonLink href={href('contact')} tone="quiet">
            {t('dedicated.ask')}
          </ButtonLink>
        </Actions>
        <ul className={styles.facts}>
          {(['shell', 'code', 'care'] as const).map((fact) => (
            <li key={fact}>
              <Text k={`dedicated.facts.${fact}`} />
            </li>
          ))}
        </ul>
      </PageHeader>
      <Sizes />
      <Reasons />
      <Services />
      <Section title={t('dedicated.steps.title')}>
        <Steps>
          {(['first', 'second', 'third'] as const).map((step) => (
            <Step key={step} title={t(`dedicated.steps.${step}.title`)}>
              <Text k={`dedicated.steps.${step}.text`} />
            </Step>
          ))}
        </Steps>
        <p className={styles.unsure}>
          <Text k="dedicated.steps.unsure" />
        </p>
      </Section>
      <CallToAction heading="server" next={['dedicatedSignUp', 'contact']} audience="server" />
    </PageFrame>
  );
}
