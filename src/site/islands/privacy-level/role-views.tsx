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

/** The same page of the wiki through the eyes of a stranger, a user and an administrator. */
export function RoleViews({ level }: { level: PrivacyLevel }) {
  return wikiRoles.map((role) => <RoleView key={role} of={role} level={level} />);
}

function RoleView({ of: role, level }: { of: WikiRole; level: PrivacyLevel }) {
  const { t } = useTranslation();
  const may = (action: WikiAction) => isAllowed(level, role, action);
  const id = `view-${role}`;
  // Somebody who need not ask for an account, or has no requests to decide on, gets no line about
  // it.
  const actions = wikiActions.filter(
    (action) => may(action) || !['requestAccount', 'approveAccounts'].includes(action),
  );
  return (
    <section className={styles.view} aria-labelledby={id}>
      <h4 id={id}>{t(`privacy.views.${role}`)}</h4>
      <WikiScreen role={role} may={may} />
      <ul className={styles.actions}>
        {actions.map((action) => (
          <li key={action} className={may(action) ? undefined : styles.mayNot}>
            {t(`privacy.actions.${action}.${may(action) ? 'yes' : 'no'}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
