import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { LetterboxScene } from '../../garden/scene-letterbox.tsx';
import { SignpostScene } from '../../garden/scene-signpost.tsx';
import styles from './contact.module.css';

/** The first question, with two answers. */
export function Question() {
  const { t } = useTranslation();
  return (
    <Section title={t('contact.question.title')} ground="sand">
      <div className={styles.doors}>
        <a className={styles.door} href="?as=current">
          <LetterboxScene alt="" />
          <b>{t('contact.question.current')}</b>
          <span>{t('contact.question.currentText')}</span>
        </a>
        <a className={styles.door} href="?as=prospective">
          <SignpostScene alt="" />
          <b>{t('contact.question.prospective')}</b>
          <span>{t('contact.question.prospectiveText')}</span>
        </a>
      </div>
    </Section>
  );
}
