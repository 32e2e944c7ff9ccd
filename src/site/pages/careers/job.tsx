import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './careers.module.css';

const lists = {
  duties: ['answer', 'match', 'quote', 'show', 'handOver', 'write'],
  skills: ['english', 'listen', 'numbers', 'tidy', 'curious'],
} as const;

/** The open position, as a sheet on the notice board. */
export function Job() {
  const { t } = useTranslation();
  return (
    <Section
      id="job"
      title={t('careers.job.title')}
      note={<a href="#apply">{t('careers.job.note')}</a>}
      background="sand"
    >
      <div className={styles.sheet}>
        <p>{t('careers.job.text')}</p>
        {(['duties', 'skills'] as const).map((list) => (
          <div key={list}>
            <h3>{t(`careers.job.${list}.title`)}</h3>
            <ul>
              {lists[list].map((item) => (
                <li key={item}>{t(`careers.job.${list}.${item}` as TextKey)}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.offer}>
          <h3>{t('careers.job.offer.title')}</h3>
          <p>{t('careers.job.offer.text')}</p>
        </div>
      </div>
    </Section>
  );
}
