import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface Load {
  connections: number;
  seconds: number;
  /** Lua that gives wrk's `request`: the path and headers of request number `n`, from 1 on. */
  path: string;
  headers?: string;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  /** Answers with another status than 2xx and 3xx. */
  refused: number;
}

/** Lets wrk ask a server for some time. */
export async function load(
  url: string,
  { connections, seconds, ...lua }: Load,
): Promise<LoadResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-resilience-'));
  const script = path.join(folder, 'load.lua');
  writeFileSync(
    script,
    `local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", ${lua.path}, ${lua.headers ?? '{["Accept-Encoding"] = "gzip, br"}'})
end`,
  );
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const wrk = spawn('wrk', [...options, '-s', script, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const report = await text(wrk.stdout);
  rmSync(folder, { recursive: true });
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
