import type { Answer } from '../../src/server/testing/http-client.ts';
import type { TableRequest } from './request-table.ts';

/** A host that is compared with the application on Node. */
export type HostName = 'prepared' | 'workerd' | 'nginx';

/** A way in which the answers of a host may differ from those of the application on Node. */
export interface Difference {
  hosts: readonly HostName[];
  /**
   * `status`, `body`, `packing` for a body that is equal once it is unpacked, a header's name, or
   * `anything`.
   */
  of: string;
  /** Which answers; all unless given. */
  when?: (request: TableRequest, theirs: Answer, ours: Answer) => boolean;
  /** Why it has to be, in a sentence. */
  reason: string;
}

/** The allowed differences. Any other difference is a fault, and so is an entry that no answer needs. */
export const differences: readonly Difference[] = [
  {
    hosts: ['prepared', 'nginx'],
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
    hosts: ['workerd', 'nginx'],
    of: 'connection',
    reason: 'What becomes of the connection is for each server to say.',
  },
  {
    hosts: ['workerd', 'nginx'],
    of: 'keep-alive',
    reason: 'What becomes of the connection is for each server to say.',
  },
  {
    hosts: ['workerd'],
    of: 'transfer-encoding',
    when: (_request, theirs, ours) => [theirs, ours].every(isComplete),
    reason: 'A body that is made now ends by its length or by its last chunk, as the server likes.',
  },
  {
    hosts: ['workerd', 'nginx'],
    of: 'content-length',
    when: (_request, theirs, ours) => theirs.status !== 304 && [theirs, ours].every(isComplete),
    reason: 'A body that is made now ends by its length or by its last chunk, as the server likes.',
  },
  {
    hosts: ['workerd'],
    of: 'allow',
    when: (_request, theirs, ours) => ours.headers.allow === '' && theirs.status === 405,
    reason: 'A header without a value is left out; a 405 says that no method is allowed.',
  },
  {
    hosts: ['nginx'],
    of: 'server',
    when: (_request, theirs) => theirs.headers.server === 'nginx',
    reason: 'nginx says its name, and without its number it tells nothing.',
  },
  {
    hosts: ['nginx'],
    of: 'strict-transport-security',
    when: (_request, theirs) => theirs.headers['strict-transport-security'] === undefined,
    reason: 'The promise of TLS is given where nginx speaks TLS, which it does not in the test.',
  },
  {
    hosts: ['nginx'],
    of: 'content-length',
    when: ({ method }, _theirs, ours) => method === 'HEAD' && !ours.headers['content-length'],
    reason: 'A HEAD may say how long the body of a GET is (RFC 9110 section 8.6), and need not.',
  },
  {
    hosts: ['nginx'],
    of: 'anything',
    when: ({ path }, theirs) => isMalformed(path) && theirs.status === 400,
    reason: 'nginx refuses an address that is none before any configuration is asked.',
  },
  {
    hosts: ['workerd'],
    of: 'anything',
    when: ({ path }, theirs, ours) =>
      path.includes('\\') && theirs.status === 404 && ours.status === 400,
    reason: 'An address with a backslash is none; no browser sends it, and it leads nowhere.',
  },
  {
    hosts: ['nginx'],
    of: 'anything',
    when: ({ path }, theirs) => /\/\.\.?\//.test(path) && [400, 404].includes(theirs.status),
    reason: 'Clients resolve dots before they ask; nginx takes them for a part of the address.',
  },
  {
    hosts: ['nginx'],
    of: 'x-request-id',
    reason:
      'In front of the application, nginx names the requests, and its answers from the cache.',
  },
  {
    hosts: ['nginx'],
    of: 'content-language',
    when: (_request, theirs) => theirs.status === 304,
    reason: 'A cache repeats in a 304 what it keeps of the page (RFC 9111 section 4.3.4).',
  },
  {
    hosts: ['nginx'],
    of: 'body',
    when: ({ path, headers }) => path === '/location' && headers['cf-ipcountry'] !== undefined,
    reason: 'nginx takes away what a visitor says of where they are.',
  },
];

function secondsBetween(one: Answer, other: Answer): number {
  const [first, second] = [one, other].map(({ headers }) => Date.parse(headers.date ?? ''));
  return Math.abs((first ?? 0) - (second ?? 0)) / 1000;
}

/** Whether a length, where there is one, is that of the body. */
function isComplete({ headers, body }: Answer): boolean {
  const length = headers['content-length'];
  return length === undefined || length === String(body.byteLength);
}

function isMalformed(path: string): boolean {
  return /%(?![\da-f]{2})/i.test(path);
}
