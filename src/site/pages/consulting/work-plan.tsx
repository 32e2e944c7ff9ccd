import { useTranslation } from 'react-i18next';
import { ShedScene } from '../../garden/scene-shed.tsx';
import { blocks } from './blocks.tsx';
import styles from './work-plan.module.css';

/** The shed, and around it the kinds of work by their numbers: the page at a glance. */
export function WorkPlan() {
  const { t } = useTranslation();
  return (
    <nav className={styles.plan} aria-label={t('consulting.blocks.title')}>
      <div className={styles.picture}>
        <ShedScene alt={t('consulting.picture')} />
      </div>
      <ol>
        {blocks.map((block) => (
          <li key={block}>
            <a href={`#${block}`}>{t(`consulting.blocks.${block}.title`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
