import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './contact.module.css';
import { Step } from './step.tsx';
import { View } from './view.tsx';

const tips = ['address', 'steps', 'expected', 'since'] as const;

/**
 * Chatbot, self-service, and the way to a ticket once the chatbot has not helped.
 *
 * @param isTicketShown whether the visitor has said so
 */
export function CurrentClient({ isTicketShown }: { isTicketShown: boolean }) {
  const { t } = useTranslation();
  const href = useHref();
  const { chatbot, selfServicePortal } = site.links;
  return (
    <View as="current">
      <Step title={t('contact.current.chatbot.title')} text={t('contact.current.chatbot.text')}>
        <ButtonLink href={chatbot || href('unsetLink')} tone={isTicketShown ? 'quiet' : 'main'}>
          {t('contact.current.chatbot.link')}
        </ButtonLink>
      </Step>
      <Step
        title={t('contact.current.selfService.title')}
        text={<Text k="contact.current.selfService.text" />}
      >
        <ButtonLink href={selfServicePortal || href('unsetLink')} tone="quiet">
          {t('contact.current.selfService.link')}
        </ButtonLink>
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
  const href = useHref();
  return (
    <>
      <ButtonLink href={site.links.submitTicket || href('unsetLink')}>
        {t('contact.current.ticket.link')}
      </ButtonLink>
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
