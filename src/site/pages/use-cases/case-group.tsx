import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { type Ground, Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './case-group.module.css';
import { LevelLink } from './level-link.tsx';
import { scenes } from './scenes.ts';

/**
 * How cases are laid out where there is room: the first with a large sheet on its right or, `turned`, on
 * its left; each on a line of its own; or all in a row below a large scene.
 */
type Form = 'sheet' | 'turned' | 'ledger' | 'row';

/**
 * The use cases of a kind: what each is for, its gate, and a sheet with how its first page begins and
 * which pages, still red, come next.
 *
 * @param ground what sets them apart
 */
export function CaseGroup({
  group,
  ground,
  form = 'sheet',
}: {
  group: UseCase['group'];
  ground?: Ground;
  form?: Form;
}) {
  const { t } = useTranslation();
  const Scene = scenes[group];
  return (
    <Section
      id={group}
      title={t(`use-cases.groups.${group}.title`)}
      note={<Text k={`use-cases.groups.${group}.note`} />}
      ground={ground}
    >
      <div className={form === 'row' ? `${styles.scene} ${styles.large}` : styles.scene}>
        <Scene alt="" />
      </div>
      <ul className={`${styles.cases} ${styles[form]}`}>
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
