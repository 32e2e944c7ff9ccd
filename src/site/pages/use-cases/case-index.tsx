import { useTranslation } from 'react-i18next';
import styles from './case-index.module.css';
import { type Group, shownOf } from './groups.ts';
import { scenes } from './scenes.ts';

/** Every use case, below the scene of its group; the one that is photographed says what it is for. */
export function CaseIndex({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.index}>
      {groups.map(({ id: group, cases }) => {
        const Scene = scenes[group];
        const shown = shownOf(cases);
        return (
          <section key={group}>
            <Scene alt="" />
            <h2>{t(`use-cases.groups.${group}.name`)}</h2>
            {shown && (
              <p>
                <a href={`#${shown.id}`}>{t(`use-cases.cases.${shown.id}.name`)}</a>
                {t(`use-cases.groups.${group}.title`)}
              </p>
            )}
            <ul>
              {cases
                .filter((useCase) => useCase !== shown)
                .map(({ id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{t(`use-cases.cases.${id}.name`)}</a>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
