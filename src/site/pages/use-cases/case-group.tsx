import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { type Ground, Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './case-group.module.css';
import { LevelLink } from './level-link.tsx';
import { scenes } from './scenes.ts';

/**
 * The use cases of a kind, the first of them large: what each is for, its gate, and a sheet with how its
 * first page begins and which pages, still red, come next.
 *
 * @param ground what sets them apart; the large sheet is on the left then
 */
export function CaseGroup({
  group,
  ground,
}: {
  group: UseCase['group'];
  ground: Ground | undefined;
}) {
  const { t } = useTranslation();
  const Scene = scenes[group];
  return (
    <Section
      id={group}
      title={t(`use-cases.groups.${group}.title`)}
      note={
        <div className={styles.note}>
          <Scene alt="" />
          <p>
            <Text k={`use-cases.groups.${group}.note`} />
          </p>
        </div>
      }
      ground={ground}
    >
      <ul className={ground ? `${styles.cases} ${styles.turned}` : styles.cases}>
        {content['use-cases']
          .filter((useCase) => useCase.group === group)
          .map(({ id, privacyLevel }) => (
            <li key={id} id={id}>
              <h3>{t(`use-cases.cases.${id}.name`)}</h3>
              <LevelLink id={privacyLevel} />
              <p>
                <Text k={`use-cases.cases.${id}.text`} />
              </p>
              <ul className={styles.pages} aria-label={t('use-cases.startWith')}>
                <li>
                  <b>{t(`use-cases.cases.${id}.pages.first`)}</b>
                  {t(`use-cases.cases.${id}.opening`)}
                </li>
                {(['second', 'third'] as const).map((page) => (
                  <li key={page}>{t(`use-cases.cases.${id}.pages.${page}`)}</li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
    </Section>
  );
}
