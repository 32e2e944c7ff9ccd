import type { ReactNode } from 'react';
import { type WikiRole, wikiRoles } from '../../../domain/privacy-level-permissions.ts';

/** Content for some roles only; CSS shows it for the chosen role. */
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
