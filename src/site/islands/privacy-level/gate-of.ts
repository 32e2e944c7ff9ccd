import type { PrivacyChoice } from '../../../domain/privacy-level.ts';
import { isAllowed } from '../../../domain/privacy-level-permissions.ts';
import type { GateState } from '../../garden/gate-house.tsx';

/** The gate that stands for a choice: open to strangers who edit, half open to those who read. */
export function gateOf(choice: PrivacyChoice): GateState {
  if (!isAllowed(choice, 'stranger', 'read')) return 'closed';
  return isAllowed(choice, 'stranger', 'edit') ? 'open' : 'half';
}
