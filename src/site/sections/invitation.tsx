import { useTranslation } from 'react-i18next';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { useHref } from '../text/link.tsx';
import styles from './invitation.module.css';

const steps = ['createWiki', 'demo', 'contact'] as const;

/** What the landing page ends on: the steps of every page's end, which are explained there. */
export function Invitation() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <section className={styles.invitation}>
      <h2>{t('call-to-action.headings.empty')}</h2>
      <Actions>
        {steps.map((step) => (
          <ButtonLink key={step} href={href(step)} tone={step === 'createWiki' ? 'main' : 'quiet'}>
            {t(`call-to-action.${step}.title`)}
          </ButtonLink>
        ))}
      </Actions>
    </section>
  );
}
