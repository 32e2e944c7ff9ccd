import type { ReactNode } from 'react';
import { type WikiRole, wikiRoles } from '../../../domain/privacy-level-permissions.ts';

/** What only some of those who visit a wiki see; the style sheet follows the chosen one. */
export function ForRoles({
  may,
  children,
}: {
  may: (role: WikiRole) => boolean;
  children: ReactNode;
}) {
  const roles = wikiRoles.filter(may);
  return roles.length > 0 && <div data-as={roles.join(' ')}>{children}</div>;
}
