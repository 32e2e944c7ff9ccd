import { useTranslation } from 'react-i18next';
import { ExternalButton } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { Step } from './step.tsx';
import { View } from './view.tsx';

/** Chatbot, sales, and pages that answer common questions. */
export function ProspectiveClient() {
  const { t } = useTranslation();
  return (
    <View as="prospective">
      <Step
        title={t('contact.prospective.chatbot.title')}
        text={t('contact.prospective.chatbot.text')}
      >
        <ExternalButton to="chatbot">{t('contact.prospective.chatbot.link')}</ExternalButton>
      </Step>
      <Step title={t('contact.prospective.sales.title')} text={t('contact.prospective.sales.text')}>
        <ExternalButton to="salesContact" tone="quiet">
          {t('contact.prospective.sales.link')}
        </ExternalButton>
      </Step>
      <Step
        title={t('contact.prospective.yourself.title')}
        text={<Text k="contact.prospective.yourself.text" />}
      />
    </View>
  );
}
