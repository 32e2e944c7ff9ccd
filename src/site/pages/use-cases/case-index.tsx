import { useTranslation } from 'react-i18next';
import { Drawing } from '../../garden/drawing.tsx';
import styles from './case-index.module.css';
import { groups } from './groups.ts';
import { scenes } from './scenes.ts';

/** Every use case, below the scene of its group. */
export function CaseIndex() {
  const { t } = useTranslation();
  return (
    <div className={styles.index}>
      {groups.map(({ id: group, cases }) => (
        <section key={group}>
          <Drawing name={scenes[group]} isFirst />
          <h2>{t(`use-cases.groups.${group}.name`)}</h2>
          <p>{t(`use-cases.groups.${group}.title`)}</p>
          <ul>
            {cases.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`use-cases.cases.${id}.name`)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
