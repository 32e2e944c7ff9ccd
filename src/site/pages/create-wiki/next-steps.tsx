import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Step, Steps } from '../../design/steps.tsx';
import { Text } from '../../text/text.tsx';

/**
 * From the order to the wiki, each step with what a buyer should know before it: wikis already paid for,
 * tax and a discount, and when the wiki starts.
 */
export function NextSteps() {
  const { t } = useTranslation();
  return (
    <Section id="next" title={t('create-wiki.next')}>
      <Steps>
        <Step title={t('create-wiki.order.title')}>
          {t('create-wiki.order.draft')}
          <br />
          <Text k="create-wiki.order.clients" />
        </Step>
        <Step title={t('create-wiki.pay.title')}>
          <Text k="create-wiki.pay.tax" />
          <br />
          <Text k="create-wiki.pay.discount" />
        </Step>
        <Step title={t('create-wiki.start.title')}>
          <Text k="create-wiki.start.text" />
        </Step>
      </Steps>
    </Section>
  );
}
