import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import { Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { useHref } from '../text/link.tsx';
import styles from './consulting-teaser.module.css';

/** A teaser for consulting, for visitors who need more than a plan. */
export function ConsultingTeaser() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <Section title={t('call-to-action.consulting.title')} size="small" className={styles.teaser}>
      <p>{t('call-to-action.consulting.text')}</p>
      <ButtonLink href={href('consulting')} tone="quiet">
        {t('call-to-action.consulting.link')}
      </ButtonLink>
      <Drawing name="shed" />
    </Section>
  );
}
