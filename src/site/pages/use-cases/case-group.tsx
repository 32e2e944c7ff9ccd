import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { type Ground, Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './case-group.module.css';
import { LevelLink } from './level-link.tsx';
import { isSampled, SamplePage } from './sample-page.tsx';
import { scenes } from './scenes.ts';

/**
 * Where the page that is written out stands, where there is room: on the left of what is said of it, with
 * the other cases in a row below; on its right, with the others on lines below; or as wide as the group.
 */
type Form = 'turned' | 'ledger' | 'wide';

/**
 * The use cases of a kind: what each is for, its gate, and a sheet with how its first page begins and
 * which pages, still red, come next. The first page of one of them is written out.
 *
 * @param ground what sets them apart
 */
export function CaseGroup({
  group,
  ground,
  form = 'turned',
}: {
  group: UseCase['group'];
  ground?: Ground;
  form?: Form;
}) {
  const { t } = useTranslation();
  const cases = content['use-cases'].filter((useCase) => useCase.group === group);
  const Scene = scenes[group];
  return (
    <Section
      id={group}
      title={t(`use-cases.groups.${group}.title`)}
      note={<Text k={`use-cases.groups.${group}.note`} />}
      ground={ground}
    >
      <ul
        className={[styles.cases, styles[form], ground === 'night' && styles.night]
          .filter(Boolean)
          .join(' ')}
      >
        {[
          ...cases.filter(({ id }) => isSampled(id)),
          ...cases.filter(({ id }) => !isSampled(id)),
        ].map(({ id, privacyLevel }) => (
          <li key={id} id={id}>
            <div>
              <h3>{t(`use-cases.cases.${id}.name`)}</h3>
              <LevelLink id={privacyLevel} />
              <p>
                <Text k={`use-cases.cases.${id}.text`} />
              </p>
              {isSampled(id) && form !== 'wide' && <Scene alt="" />}
            </div>
            <ul className={styles.pages} aria-label={t('use-cases.startWith')}>
              <li>
                {isSampled(id) ? (
                  <SamplePage id={id} />
                ) : (
                  <>
                    <b>{t(`use-cases.cases.${id}.pages.first`)}</b>
                    {t(`use-cases.cases.${id}.opening`)}
                  </>
                )}
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
