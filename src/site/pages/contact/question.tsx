import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import styles from './contact.module.css';

/** The first question, with two answers. */
export function Question() {
  const { t } = useTranslation();
  return (
    <Section title={t('contact.question.title')} background="sand">
      <div className={styles.choices}>
        <a className={styles.choice} href="?as=current">
          <Drawing name="letterbox" isFirst />
          <b>{t('contact.question.current')}</b>
          <span>{t('contact.question.currentText')}</span>
        </a>
        <a className={styles.choice} href="?as=prospective">
          <Drawing name="signpost" isFirst />
          <b>{t('contact.question.prospective')}</b>
          <span>{t('contact.question.prospectiveText')}</span>
        </a>
      </div>
    </Section>
  );
}
