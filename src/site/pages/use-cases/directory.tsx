import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import styles from './directory.module.css';
import { scenes } from './scenes.ts';

/** Every use case by its name, below the scene of its group: the page at a glance. */
export function Directory({ groups }: { groups: readonly UseCase['group'][] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.directory} aria-label={t('use-cases.title')}>
      {groups.map((group) => {
        const Scene = scenes[group];
        return (
          <div key={group}>
            <Scene alt="" />
            <h2>
              <a href={`#${group}`}>{t(`use-cases.groups.${group}.title`)}</a>
            </h2>
            <ul>
              {content['use-cases']
                .filter((useCase) => useCase.group === group)
                .map(({ id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{t(`use-cases.cases.${id}.name`)}</a>
                  </li>
                ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
