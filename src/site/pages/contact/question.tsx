import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { BenchScene } from '../../garden/scene-bench.tsx';
import { GateScene } from '../../garden/scene-gate.tsx';
import styles from './contact.module.css';

/** The first question, with two answers. */
export function Question() {
  const { t } = useTranslation();
  return (
    <Section title={t('contact.question.title')} isBand>
      <div className={styles.doors}>
        <a className={styles.door} href="?as=current">
          <BenchScene alt="" />
          <b>{t('contact.question.current')}</b>
          <span>{t('contact.question.currentText')}</span>
        </a>
        <a className={styles.door} href="?as=prospective">
          <GateScene alt="" state="open" />
          <b>{t('contact.question.prospective')}</b>
          <span>{t('contact.question.prospectiveText')}</span>
        </a>
      </div>
    </Section>
  );
}
