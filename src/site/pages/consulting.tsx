import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Prose, Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Logos } from '../sections/partners.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { Blocks } from './consulting/blocks.tsx';
import styles from './consulting/consulting.module.css';
import { Examples } from './consulting/examples.tsx';

export function Page() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <PageFrame title={t('consulting.title')} summary={t('consulting.summary')}>
      <PageHeader
        title={t('consulting.heading')}
        picture={<Drawing name="shed" alt={t('consulting.picture')} isFirst />}
      >
        <p>{t('consulting.lede')}</p>
        <p className={styles.ask}>
          <ButtonLink href={href('contact')}>{t('consulting.ask')}</ButtonLink>
        </p>
      </PageHeader>
      <Blocks />
      <Examples />
      <Section title={t('consulting.partners.title')}>
        <Logos isLarge />
      </Section>
      <Section title={t('consulting.start.title')}>
        <Prose>
          <p>
            <Text k="consulting.start.text" />
          </p>
        </Prose>
      </Section>
      <CallToAction heading="order" next={['contact', 'plans']} audience="companies" />
    </PageFrame>
  );
}
