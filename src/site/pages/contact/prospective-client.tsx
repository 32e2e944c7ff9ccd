import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { Step } from './step.tsx';
import { View } from './view.tsx';

/** Chatbot, sales, and what answers itself. */
export function ProspectiveClient() {
  const { t } = useTranslation();
  const href = useHref();
  const { chatbot, salesContact } = site.links;
  return (
    <View as="prospective">
      <Step
        title={t('contact.prospective.chatbot.title')}
        text={t('contact.prospective.chatbot.text')}
      >
        <ButtonLink href={chatbot || href('unsetLink')}>
          {t('contact.prospective.chatbot.link')}
        </ButtonLink>
      </Step>
      <Step title={t('contact.prospective.sales.title')} text={t('contact.prospective.sales.text')}>
        <ButtonLink href={salesContact || href('unsetLink')} tone="quiet">
          {t('contact.prospective.sales.link')}
        </ButtonLink>
      </Step>
      <Step
        title={t('contact.prospective.yourself.title')}
        text={<Text k="contact.prospective.yourself.text" />}
      />
    </View>
  );
}
