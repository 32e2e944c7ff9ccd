import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface Load {
  connections: number;
  seconds: number;
  /** Lua expression for the path of request number `n`, from 1 on; by default the path of the URL. */
  path?: string;
  /** Lua expression for the headers of request number `n`; by default those of a visitor who accepts gzip. */
  headers?: string;
  /** The processor core to run on; any by default. */
  core?: string;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  /** Answers with another status than 2xx and 3xx. */
  refused: number;
}

/**
 * Runs wrk against a server.
 *
 * @param url of the server, or of a page
 */
export async function load(
  url: string,
  { connections, seconds, path: pathScript, headers = 'nil', core }: Load,
): Promise<LoadResult> {
  await using stack = new AsyncDisposableStack();
  const command = [
    ...(core ? ['taskset', '-c', core] : []),
    ...['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'],
    ...['-H', 'Accept-Encoding: gzip'],
  ];
  if (pathScript) {
    const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'));
    stack.defer(() => rmSync(folder, { recursive: true }));
    const script = path.join(folder, 'load.lua');
    writeFileSync(
      script,
      `local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", ${pathScript}, ${headers})
end`,
    );
    command.push('-s', script);
  }
  const [program = '', ...options] = [...command, url];
  const wrk = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  return readReport(await text(wrk.stdout));
}

function readReport(report: string): LoadResult {
  const number = (pattern: RegExp) => Number(report.match(pattern)?.[1] ?? 0);
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: milliseconds(report.match(/99%\s+(\S+)/)?.[1] ?? ''),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

function milliseconds(written: string): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[written.replace(/[\d.]+/, '')] ?? Number.NaN;
  return Number.parseFloat(written) * factor;
}
