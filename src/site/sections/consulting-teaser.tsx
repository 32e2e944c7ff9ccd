import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import section from '../design/section.module.css';
import { grounds, Section } from '../design/section.tsx';
import shed from '../garden/slides/shed.svg';
import { useHref } from '../text/link.tsx';
import styles from './consulting-teaser.module.css';

/**
 * Leads to consulting, for visitors who need more than a plan.
 *
 * @param isPlain whether it is a row on the ground of the prices before it, without the shed
 */
export function ConsultingTeaser({ isPlain = false }: { isPlain?: boolean }) {
  const { t } = useTranslation();
  const href = useHref();
  const title = t('call-to-action.consulting.title');
  const matter = (
    <>
      <p>{t('call-to-action.consulting.text')}</p>
      <ButtonLink href={href('consulting')} tone="quiet">
        {t('call-to-action.consulting.link')}
      </ButtonLink>
    </>
  );
  if (isPlain) {
    return (
      <section className={`${section.section} ${grounds.sand}`}>
        <div className={styles.row}>
          <h2>{title}</h2>
          <div>{matter}</div>
        </div>
      </section>
    );
  }
  return (
    <Section title={title} ground="night">
      <div className={styles.teaser}>
        {matter}
        <img src={shed} alt="" loading="lazy" />
      </div>
    </Section>
  );
}
