import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './questionnaire.module.css';

/** A third party's questionnaire in an iframe, with a link for browsers that block it. */
export function Questionnaire({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Section
      id="questionnaire"
      title={t('help-me-choose.questionnaire.title')}
      note={t('help-me-choose.questionnaire.note')}
      background="sand"
    >
      <iframe
        className={styles.frame}
        src={address}
        title={t('help-me-choose.questionnaire.frame')}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
      <p>
        <Text k="help-me-choose.questionnaire.fallback" />
      </p>
    </Section>
  );
}
