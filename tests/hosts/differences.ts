import type { Answer } from '../../src/server/testing/http-client.ts';
import type { TableRequest } from './request-table.ts';

/** A host that is compared with the application on Node. */
export type HostName = 'fast path' | 'workerd' | 'nginx';

/** A way in which the answers of a host may differ from those of the application on Node. */
export interface Difference {
  hosts: readonly HostName[];
  /** `status`, `body`, `packing` for a body that is equal once it is unpacked, or a header's name. */
  of: string;
  /** Which answers; all unless given. */
  when?: (request: TableRequest, theirs: Answer, ours: Answer) => boolean;
  /** Why it has to be, in a sentence. */
  reason: string;
}

/** All that may differ. Whatever else does is a fault, and so is a line that nothing needs any more. */
export const differences: readonly Difference[] = [
  {
    hosts: ['fast path', 'nginx'],
    of: 'date',
    when: (_request, theirs, ours) => secondsBetween(theirs, ours) <= 5,
    reason: 'Two answers may be made in two seconds.',
  },
  {
    hosts: ['workerd'],
    of: 'date',
    when: (_request, theirs) => theirs.headers.date === undefined,
    reason: 'workerd leaves the time of the answer to the edge in front of it.',
  },
  {
    hosts: ['workerd'],
    of: 'connection',
    reason: 'What becomes of the connection is for each server to say.',
  },
  {
    hosts: ['workerd'],
    of: 'keep-alive',
    reason: 'What becomes of the connection is for each server to say.',
  },
  {
    hosts: ['workerd'],
    of: 'transfer-encoding',
    when: (_request, theirs, ours) => [theirs, ours].every(isWhole),
    reason: 'A body that is made now ends by its length or by its last chunk, as the server likes.',
  },
  {
    hosts: ['workerd'],
    of: 'content-length',
    when: (_request, theirs, ours) => [theirs, ours].every(isWhole),
    reason: 'A body that is made now ends by its length or by its last chunk, as the server likes.',
  },
  {
    hosts: ['workerd'],
    of: 'allow',
    when: (_request, theirs, ours) => ours.headers.allow === '' && theirs.status === 405,
    reason: 'workerd leaves out a header without a value; both say that no method is allowed.',
  },
];

function secondsBetween(one: Answer, other: Answer): number {
  const [first, second] = [one, other].map(({ headers }) => Date.parse(headers.date ?? ''));
  return Math.abs((first ?? 0) - (second ?? 0)) / 1000;
}

/** Whether a length, where there is one, is that of the body. */
function isWhole({ headers, body }: Answer): boolean {
  const length = headers['content-length'];
  return length === undefined || length === String(body.byteLength);
}
