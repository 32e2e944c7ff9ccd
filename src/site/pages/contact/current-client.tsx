import { useTranslation } from 'react-i18next';
import { ExternalButton } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './contact.module.css';
import { Step } from './step.tsx';
import { View } from './view.tsx';

const tips = ['address', 'steps', 'expected', 'since'] as const;

/**
 * Chatbot, self-service, and a ticket once the chatbot has not helped.
 *
 * @param isTicketShown whether the visitor said that the chatbot did not help
 */
export function CurrentClient({ isTicketShown }: { isTicketShown: boolean }) {
  const { t } = useTranslation();
  return (
    <View as="current">
      <Step title={t('contact.current.chatbot.title')} text={t('contact.current.chatbot.text')}>
        <ExternalButton to="chatbot" tone={isTicketShown ? 'quiet' : 'main'}>
          {t('contact.current.chatbot.link')}
        </ExternalButton>
      </Step>
      <Step
        title={t('contact.current.selfService.title')}
        text={<Text k="contact.current.selfService.text" />}
      >
        <ExternalButton to="selfServicePortal" tone="quiet">
          {t('contact.current.selfService.link')}
        </ExternalButton>
      </Step>
      <Step
        id="ticket"
        title={t('contact.current.ticket.title')}
        text={
          isTicketShown ? (
            t('contact.current.ticket.shown')
          ) : (
            <Text k="contact.current.ticket.text" />
          )
        }
      >
        {isTicketShown ? (
          <Ticket />
        ) : (
          <AskForm fields={{ as: 'current', ticket: '1' }} fragment="ticket">
            {t('contact.current.ticket.noHelp')}
          </AskForm>
        )}
      </Step>
    </View>
  );
}

function Ticket() {
  const { t } = useTranslation();
  return (
    <>
      <ExternalButton to="submitTicket">{t('contact.current.ticket.link')}</ExternalButton>
      <div className={styles.tips}>
        <p>{t('contact.current.ticket.tips')}</p>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{t(`contact.current.ticket.tip.${tip}`)}</li>
          ))}
        </ul>
        <p>{t('contact.current.ticket.password')}</p>
      </div>
    </>
  );
}
