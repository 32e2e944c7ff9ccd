import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { isWikiScreen } from '../../wiki-screens.ts';
import styles from './case-index.module.css';
import { LevelLink } from './level-link.tsx';
import { scenes } from './scenes.ts';

/**
 * Every use case, below the scene of its group: those that have a story lead to it, the others say how
 * their first page begins, and who reads it.
 */
export function CaseIndex({ groups }: { groups: readonly UseCase['group'][] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.index}>
      {groups.map((group) => {
        const Scene = scenes[group];
        const cases = content['use-cases'].filter((useCase) => useCase.group === group);
        return (
          <section key={group}>
            <Scene alt="" />
            <h2>{t(`use-cases.groups.${group}.name`)}</h2>
            <ul>
              {cases.map(({ id, privacyLevel }) =>
                isWikiScreen(id) ? (
                  <li key={id}>
                    <a href={`#${id}`}>{t(`use-cases.cases.${id}.name`)}</a>
                  </li>
                ) : (
                  <li key={id} id={id}>
                    <h3>{t(`use-cases.cases.${id}.name`)}</h3>
                    <p>{t(`use-cases.cases.${id}.opening`)}</p>
                    <LevelLink id={privacyLevel} />
                  </li>
                ),
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
