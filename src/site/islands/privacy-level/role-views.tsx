import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevel, privacySearch } from '../../../domain/privacy-level.ts';
import {
  isAllowed,
  type WikiAction,
  type WikiRole,
  wikiActions,
  wikiRoles,
} from '../../../domain/privacy-level-permissions.ts';
import styles from './role-views.module.css';
import { WikiScreen } from './wiki-screen.tsx';

/** What an open level is shown beside: the usual choice of companies. */
const closedLevel = levelOf('private-e');

/**
 * The same page of the wiki through the eyes of a stranger, a user and an administrator. Where all
 * of them may do the same, it is drawn once, beside what two of them meet in a closed wiki.
 */
export function RoleViews({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const areAlike = wikiActions.every(
    (action) => new Set(wikiRoles.map((role) => isAllowed(level, role, action))).size === 1,
  );
  return (
    <section className={styles.views} aria-labelledby="views">
      <h3 id="views">{t('privacy.views.title')}</h3>
      {areAlike ? (
        <AlikeViews level={level} />
      ) : (
        <div className={styles.roles}>
          {wikiRoles.map((role) => (
            <RoleView key={role} of={role} level={level} name={t(`privacy.views.${role}`)} />
          ))}
        </div>
      )}
    </section>
  );
}

/** What a level looks like to all of them, and to strangers and users of a closed one. */
function AlikeViews({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const nameOf = ({ id }: PrivacyLevel) => t(`privacy.levels.${id}.name`);
  const closed = nameOf(closedLevel);
  return (
    <>
      <p className={styles.alike}>
        {t('privacy.views.alike', { level: nameOf(level) })}{' '}
        <a href={`${privacySearch(closedLevel)}#level`}>
          {t('privacy.views.closed', { level: closed })}
        </a>
      </p>
      <div className={styles.roles}>
        <RoleView of="stranger" level={level} name={t('privacy.views.everyone')} />
        {(['stranger', 'user'] as const).map((role) => (
          <RoleView
            key={role}
            of={role}
            level={closedLevel}
            name={t('privacy.views.at', { level: closed, role: t(`privacy.views.${role}`) })}
          />
        ))}
      </div>
    </>
  );
}

function RoleView({ of: role, level, name }: { of: WikiRole; level: PrivacyLevel; name: string }) {
  const { t } = useTranslation();
  const may = (action: WikiAction) => isAllowed(level, role, action);
  const id = `view-${level.id}-${role}`;
  // Somebody who need not ask for an account, or has no requests to decide on, gets no line about
  // it.
  const actions = wikiActions.filter(
    (action) => may(action) || !['requestAccount', 'approveAccounts'].includes(action),
  );
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
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
