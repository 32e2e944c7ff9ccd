import { useTranslation } from 'react-i18next';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { useHref } from '../text/link.tsx';
import styles from './invitation.module.css';

/** What the landing page ends on: the first step once more. */
export function Invitation() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <section className={styles.invitation}>
      <h2>{t('landing.invitation')}</h2>
      <Actions>
        <ButtonLink href={href('createWiki')}>
          {t('landing.hero.whole.links.createWiki')}
        </ButtonLink>
        <ButtonLink href={href('demo')} tone="quiet">
          {t('footer.links.demo')}
        </ButtonLink>
      </Actions>
    </section>
  );
}
