import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { planRowId } from '../../plan-row-id.ts';
import { PriceNote } from '../../prices/price-note.tsx';
import { PersonalPrices } from '../../sections/price-strips.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './plans.module.css';

/** What people write, each above the plan that it takes. */
const kinds = ['family', 'club', 'research', 'all'] as const;

/** The plans that are sold to people, and what one would write in each. */
export function Plans() {
  const { t } = useTranslation();
  return (
    <Section
      id="plans"
      title={t('for-personal.plans.title')}
      note={<PriceNote of="personal" />}
      ground="sand"
    >
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <article key={kind}>
            <h3>{t(`for-personal.kinds.${kind}.title`)}</h3>
            <p>
              <Text k={`for-personal.kinds.${kind}.text`} />
            </p>
          </article>
        ))}
      </div>
      <PersonalPrices />
      <p className={styles.text}>
        <span>
          <Text k="for-personal.plans.text" />
        </span>
        <RouteLink to="plans" fragment={planRowId('storage', 'personal')}>
          {t('plans.compareAll')}
        </RouteLink>
      </p>
    </Section>
  );
}
