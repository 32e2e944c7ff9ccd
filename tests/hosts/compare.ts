import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '../../src/server/testing/http-client.ts';
import { type Difference, differences, type HostName } from './differences.ts';
import type { TableRequest } from './request-table.ts';

/** Says how an answer differs, in words for whoever reads a failed test. */
export interface Finding {
  of: string;
  ours: string;
  theirs: string;
}

/** Compares status, every header and the body. */
export function compareAnswers(ours: Answer, theirs: Answer): Finding[] {
  const findings: Finding[] = [];
  const compare = (of: string, one: unknown, other: unknown) => {
    if (one !== other) findings.push({ of, ours: String(one), theirs: String(other) });
  };
  compare('status', ours.status, theirs.status);
  for (const name of new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)])) {
    compare(name, ours.headers[name], theirs.headers[name]);
  }
  if (ours.body.equals(theirs.body)) return findings;
  const [plain, other] = [unpacked(ours), unpacked(theirs)];
  if (plain.equals(other))
    compare('packing', ours.body.byteLength, `${theirs.body.byteLength} bytes`);
  else compare('body', plain.toString(), other.toString());
  return findings;
}

/** As it is where it cannot be unpacked, which then is the finding. */
function unpacked({ body, headers }: Answer): Buffer {
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
    if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  } catch {
    // An empty body has no packed form, and a broken one none that can be read.
  }
  return body;
}

/** The difference that allows a finding. */
export function allowedBy(
  host: HostName,
  { of }: Finding,
  request: TableRequest,
  answers: { ours: Answer; theirs: Answer },
): Difference | undefined {
  return differences.find(
    (difference) =>
      ['anything', of].includes(difference.of) &&
      difference.hosts.includes(host) &&
      (difference.when?.(request, answers.theirs, answers.ours) ?? true),
  );
}
