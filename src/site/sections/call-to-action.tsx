import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './call-to-action.module.css';
import { Invitation } from './invitation.tsx';

const steps = ['demo', 'createWiki', 'contact'] as const;

/**
 * Three next steps: try it, order it, ask. The middle one stands out.
 *
 * @param to whom the page speaks; `server` is whoever wants one of their own
 */
export function CallToAction({ to = 'anybody' }: { to?: 'anybody' | 'companies' | 'server' }) {
  const { t } = useTranslation();
  const href = useHref();
  const textOf = (step: (typeof steps)[number]) => {
    if (to === 'server') return `call-to-action.server.${step}` as const;
    return to === 'companies' && step === 'createWiki'
      ? 'call-to-action.createWiki.business'
      : (`call-to-action.${step}.text` as const);
  };
  return (
    <Invitation {...(to === 'server' && { title: t('call-to-action.server.heading') })}>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <ButtonLink href={href(step)} tone={step === 'createWiki' ? 'main' : 'quiet'}>
              {t(`call-to-action.${step}.title`)}
            </ButtonLink>
            <p>
              <Text k={textOf(step)} />
            </p>
          </li>
        ))}
      </ul>
    </Invitation>
  );
}
