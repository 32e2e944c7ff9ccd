import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../design/button.tsx';
import type { FinderHrefs } from './offered-plan.ts';
import styles from './ranking.module.css';

/** The answer when no plan with a list price fits. */
export function Outcome({
  outcome,
  isBudgetAll,
  hrefs,
  enterprise,
}: {
  outcome: 'enterprise' | 'contact';
  /** Whether a plan would fit but for its price: a server, which costs more, is no help then. */
  isBudgetAll: boolean;
  hrefs: FinderHrefs;
  /** Name of the plan that is sold by quote. */
  enterprise: string;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.outcome}>
      <p>{t(`help-me-choose.outcome.${isBudgetAll ? 'budget' : outcome}Text`)}</p>
      <p className={styles.links}>
        <ButtonLink href={hrefs[outcome]} size="small">
          {t(`help-me-choose.outcome.${outcome}Link`, { enterprise })}
        </ButtonLink>
        {!isBudgetAll && <a href={hrefs.dedicated}>{t('help-me-choose.outcome.dedicatedLink')}</a>}
      </p>
    </div>
  );
}
