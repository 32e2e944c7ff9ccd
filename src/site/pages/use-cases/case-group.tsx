import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { type Ground, Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import { isWikiScreen } from '../../wiki-screens.ts';
import styles from './case-group.module.css';
import { LevelLink } from './level-link.tsx';

/**
 * Where there is room, the others lie as sheets over the lower edge of the photograph, stand in a list
 * beside it, beside that of a phone, or below the first sentence of its page, in large letters.
 */
type Form = 'desk' | 'beside' | 'phone' | 'quoted';

/**
 * The use cases of a kind. The first page of one of them is photographed in a wiki; the others stand
 * with it, each with how its first page begins, and which pages, still red, come next.
 *
 * @param ground what sets them apart
 */
export function CaseGroup({
  group,
  ground,
  form,
}: {
  group: UseCase['group'];
  ground?: Ground;
  form: Form;
}) {
  const { t } = useTranslation();
  const cases = content['use-cases'].filter((useCase) => useCase.group === group);
  return (
    <div className={styles.edge}>
      <Section
        id={group}
        title={t(`use-cases.groups.${group}.title`)}
        note={<Text k={`use-cases.groups.${group}.note`} />}
        ground={ground}
      >
        <ul className={`${styles.cases} ${styles[form]}`}>
          {[
            ...cases.filter(({ id }) => isWikiScreen(id)),
            ...cases.filter(({ id }) => !isWikiScreen(id)),
          ].map(({ id, privacyLevel }) => (
            <li key={id} id={id} className={isWikiScreen(id) ? styles.shown : undefined}>
              <div>
                <h3>{t(`use-cases.cases.${id}.name`)}</h3>
                <LevelLink id={privacyLevel} />
                <p>
                  <Text k={`use-cases.cases.${id}.text`} />
                </p>
              </div>
              {isWikiScreen(id) && form === 'quoted' && (
                <blockquote>
                  <q>{t(`use-cases.cases.${id}.opening`)}</q>
                </blockquote>
              )}
              {isWikiScreen(id) ? (
                <WikiScreen of={id} isWide={form === 'desk'} />
              ) : (
                <Pages id={id} />
              )}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** How the first page of a use case begins, and which pages come next. */
function Pages({ id }: { id: UseCase['id'] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.pages} aria-label={t('use-cases.startWith')}>
      <li>
        <b>{t(`use-cases.cases.${id}.pages.first`)}</b>
        {t(`use-cases.cases.${id}.opening`)}
      </li>
      {(['second', 'third'] as const).map((page) => (
        <li key={page}>{t(`use-cases.cases.${id}.pages.${page}`)}</li>
      ))}
    </ul>
  );
}
