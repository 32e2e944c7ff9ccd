import { useTranslation } from 'react-i18next';
import type { PrivacyLaw } from '../../../domain/privacy-law.ts';
import { Section } from '../../design/section.tsx';
import { ExternalButton, RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './how-to-ask.module.css';
import { useLegalWords } from './use-legal-words.ts';

/** The address for a request, and a template for it. */
export function HowToAsk({ law: { statutes } }: { law: PrivacyLaw }) {
  const { t } = useTranslation();
  const { nameOf } = useLegalWords();
  const [statute] = statutes;
  return (
    <Section id="ask" title={t('privacy-laws.ask.title')} note={<Text k="privacy-laws.ask.note" />}>
      <div className={styles.ask}>
        <div className={styles.words}>
          <p>
            <ExternalButton to="privacyRequest">{t('privacy-laws.ask.form')}</ExternalButton>
          </p>
          <p>{t('privacy-laws.ask.wiki')}</p>
          <p>
            <Text k="privacy-laws.ask.breach" />
          </p>
          <p>
            <RouteLink to="terms" fragment="privacy-policy">
              {t('privacy-laws.ask.policy')}
            </RouteLink>
          </p>
        </div>
        <figure>
          <figcaption>{t('privacy-laws.ask.letterTitle')}</figcaption>
          <blockquote className={styles.letter}>
            <p>{t('privacy-laws.ask.letter')}</p>
            {statute && <p>{t('privacy-laws.ask.letterLaw', { law: nameOf(statute) })}</p>}
            <p>{t('privacy-laws.ask.letterReach')}</p>
          </blockquote>
        </figure>
      </div>
    </Section>
  );
}
