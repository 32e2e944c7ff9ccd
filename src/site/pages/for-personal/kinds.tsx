import { useTranslation } from 'react-i18next';
import { planOf } from '../../../content/plans.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { levelOf, type PrivacyLevelId, privacySearch } from '../../../domain/privacy-level.ts';
import far from '../../design/far-picture.module.css';
import { Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './kinds.module.css';

interface Kind {
  id: 'world' | 'family' | 'club' | 'notes' | 'research';
  levelId: PrivacyLevelId;
  planId: ProductId;
}

const world: Kind = { id: 'world', levelId: 'private-c', planId: 'basics' };
const others: readonly Kind[] = [
  { id: 'family', levelId: 'private-e', planId: 'basics' },
  { id: 'club', levelId: 'private-c', planId: 'pro' },
  { id: 'notes', levelId: 'private-e', planId: 'basics' },
  { id: 'research', levelId: 'private-e', planId: 'quantum' },
];

/** What people grow; of one, the main page is photographed, and the others stand in short rows beside it. */
export function Kinds() {
  const { t } = useTranslation();
  return (
    <Section id="first-pages" title={t('for-personal.kinds.title')}>
      <div className={styles.kinds}>
        <div>
          {others.map((kind) => (
            <article key={kind.id}>
              <Advice of={kind} />
            </article>
          ))}
        </div>
        <article>
          <Advice of={world} />
          <WikiScreen of="coast" className={far.far} />
        </article>
      </div>
    </Section>
  );
}

/** What one kind of wiki is for, and the privacy level and the plan to begin with. */
function Advice({ of: { id, levelId, planId } }: { of: Kind }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t(`for-personal.kinds.${id}.title`)}</h3>
      <p>
        <Text k={`for-personal.kinds.${id}.text`} />
      </p>
      <p className={styles.advice}>
        <RouteLink to="privacy" search={privacySearch(levelOf(levelId))} fragment="level">
          {t(`privacy.levels.${levelId}.name`)}
        </RouteLink>
        , {t(`for-personal.kinds.${id}.level`)}. {planOf(planId).name},{' '}
        <Text k={`for-personal.kinds.${id}.plan`} />.
      </p>
    </>
  );
}
