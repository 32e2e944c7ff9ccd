import { useTranslation } from 'react-i18next';
import { planOf } from '../../../content/plans.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { levelOf, type PrivacyLevelId, privacySearch } from '../../../domain/privacy-level.ts';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { MainPage } from './first-pages.tsx';
import styles from './kinds.module.css';

const kinds = [
  { id: 'world', levelId: 'private-c', planId: 'basics' },
  { id: 'family', levelId: 'private-e', planId: 'basics' },
  { id: 'club', levelId: 'private-c', planId: 'pro' },
  { id: 'notes', levelId: 'private-e', planId: 'basics' },
  { id: 'research', levelId: 'private-e', planId: 'quantum' },
] as const satisfies readonly { id: string; levelId: PrivacyLevelId; planId: ProductId }[];

/** What people grow, for each the privacy level and the plan to begin with, and for one its main page. */
export function Kinds() {
  const { t } = useTranslation();
  return (
    <Section id="first-pages" title={t('for-personal.kinds.title')}>
      <p>{t('for-personal.kinds.redLink')}</p>
      <div className={styles.kinds}>
        {kinds.map(({ id, levelId, planId }) => (
          <article key={id}>
            <h3>{t(`for-personal.kinds.${id}.title`)}</h3>
            <p>
              <Text k={`for-personal.kinds.${id}.text`} />
            </p>
            {id === 'world' && <MainPage />}
            <p className={styles.advice}>
              <RouteLink to="privacy" search={privacySearch(levelOf(levelId))} fragment="level">
                {t(`privacy.levels.${levelId}.name`)}
              </RouteLink>
              , {t(`for-personal.kinds.${id}.level`)}. {planOf(planId).name},{' '}
              <Text k={`for-personal.kinds.${id}.plan`} />.
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
