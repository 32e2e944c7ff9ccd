import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrivacyLevel } from '../../../domain/privacy-level.ts';
import {
  isAllowed,
  type WikiAction,
  type WikiRole,
  wikiActions,
  wikiRoles,
} from '../../../domain/privacy-level-permissions.ts';
import { formatList } from '../../../i18n/format.ts';
import { Section } from '../../design/section.tsx';
import { useDomValue } from '../use-dom-value.ts';
import styles from './role-views.module.css';
import { WikiScreen } from './wiki-screen.tsx';

/** Actions that every role may do. */
const commonTo = (level: PrivacyLevel) =>
  wikiActions.filter((action) => wikiRoles.every((role) => isAllowed(level, role, action)));

/** The role whose view is shown first: the one that says most about the level. */
const tellingOf = (level: PrivacyLevel): WikiRole =>
  commonTo(level).length > 2 ? 'administrator' : 'stranger';

/**
 * A page of the wiki as seen by a stranger, a user or an administrator, chosen without script. Above the
 * choice are the actions of all roles, beside it those of some.
 */
export function RoleViews({ level }: { level: PrivacyLevel }) {
  const { t, i18n } = useTranslation();
  const common = commonTo(level).map((action) => t(`privacy.actions.${action}.yes`));
  const [chosen, choose] = useState<WikiRole>();
  const shown = chosen ?? tellingOf(level);
  const roles = useRef<HTMLDivElement>(null);
  useDomValue(roles, (element) => {
    const role = element.querySelector<HTMLInputElement>(':checked')?.value as WikiRole;
    if (role !== shown) choose(role);
  });
  return (
    <Section title={<span id="views">{t('privacy.views.title')}</span>} background="night">
      {common.length > 0 && (
        <p>{t('privacy.views.all', { actions: formatList(i18n.language, common) })}</p>
      )}
      <div ref={roles} role="radiogroup" aria-labelledby="views" className={styles.roles}>
        {wikiRoles.map((role) => (
          <Role key={role} of={role} level={level} shown={shown} onChoose={choose} />
        ))}
      </div>
      <div className={styles.screens} aria-hidden="true">
        {wikiRoles.map((role) => (
          <WikiScreen key={role} level={level} role={role} />
        ))}
      </div>
      <p>{t('privacy.views.marked')}</p>
    </Section>
  );
}

/** The option for one role, with the actions that not all roles have. All of it is clickable. */
function Role({
  of: role,
  level,
  shown,
  onChoose,
}: {
  of: WikiRole;
  level: PrivacyLevel;
  shown: WikiRole;
  onChoose: (role: WikiRole) => void;
}) {
  const { t, i18n } = useTranslation();
  const may = (action: WikiAction) => isAllowed(level, role, action);
  const id = `view-${role}`;
  const common = commonTo(level);
  // Actions that do not apply to the role, such as requesting an account, are left out.
  const actions = wikiActions
    .filter((action) => !common.includes(action))
    .filter((action) => may(action) || !['requestAccount', 'approveAccounts'].includes(action));
  // Lists after a negation end on a word that Intl.ListFormat does not know: Spanish and French say "ni".
  const neither = (named: readonly string[]) =>
    named.length > 1
      ? t('privacy.views.neither', { actions: named.slice(0, -1).join(', '), last: named.at(-1) })
      : named.join();
  const sentence = (answer: 'yes' | 'no') => {
    const named = actions
      .filter((action) => may(action) === (answer === 'yes'))
      .map((action) => t(`privacy.actions.${action}.${answer}`));
    const list = answer === 'yes' ? formatList(i18n.language, named) : neither(named);
    return named.length > 0 && t(`privacy.views.${answer}`, { actions: list });
  };
  return (
    <div>
      <input
        type="radio"
        name="view"
        value={role}
        checked={role === shown}
        onChange={() => onChoose(role)}
        aria-labelledby={id}
      />
      <h3 id={id}>{t(`privacy.views.${role}`)}</h3>
      <p>
        {[
          sentence('yes'),
          sentence('no'),
          (role !== 'stranger' || may('edit')) && t(`privacy.views.always.${role}`),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
