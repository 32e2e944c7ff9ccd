import { useTranslation } from 'react-i18next';
import type { PrivacyLevel } from '../../../domain/privacy-level.ts';
import {
  isAllowed,
  type WikiAction,
  type WikiRole,
  wikiActions,
  wikiRoles,
} from '../../../domain/privacy-level-permissions.ts';
import styles from './role-views.module.css';
import { WikiScreen } from './wiki-screen.tsx';

/**
 * A page of the wiki as a stranger, a user or an administrator sees it, whichever is chosen, without
 * script; what each of them may do is in view at once, beside the choice.
 */
export function RoleViews({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  return (
    <div className={styles.views}>
      <p id="views">{t('privacy.views.legend')}</p>
      <div role="radiogroup" aria-labelledby="views" className={styles.roles}>
        {wikiRoles.map((role) => (
          <Role key={role} of={role} level={level} />
        ))}
      </div>
      <div className={styles.screens} aria-hidden="true">
        {wikiRoles.map((role) => (
          <WikiScreen key={role} level={level} role={role} />
        ))}
      </div>
      <p>{t('privacy.views.marked')}</p>
    </div>
  );
}

/** Somebody to look as, and what they may do. The whole of it is pressed to choose it. */
function Role({ of: role, level }: { of: WikiRole; level: PrivacyLevel }) {
  const { t } = useTranslation();
  const may = (action: WikiAction) => isAllowed(level, role, action);
  const id = `view-${role}`;
  // Somebody who need not ask for an account, or has no requests to decide on, gets no line about
  // it.
  const actions = wikiActions.filter(
    (action) => may(action) || !['requestAccount', 'approveAccounts'].includes(action),
  );
  return (
    <section aria-labelledby={id}>
      <input
        type="radio"
        name="view"
        value={role}
        defaultChecked={role === 'stranger'}
        aria-labelledby={id}
      />
      <h4 id={id}>{t(`privacy.views.${role}`)}</h4>
      <ul className={styles.actions}>
        {actions.map((action) => (
          <li key={action} className={may(action) ? undefined : styles.mayNot}>
            {t(`privacy.actions.${action}.${may(action) ? 'yes' : 'no'}`)}
          </li>
        ))}
        {(role !== 'stranger' || may('edit')) && (
          <li>
            <b>{t(`privacy.views.always.${role}`)}</b>
          </li>
        )}
      </ul>
    </section>
  );
}
