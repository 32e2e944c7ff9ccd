import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../scripts/server-process.ts';

/** Whether nginx and openssl, which makes the certificate, are installed. */
export function isTlsProxyInstalled(): boolean {
  try {
    execFileSync('which', ['nginx', 'openssl'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts nginx as a proxy with TLS and HTTP/2 in front of servers that speak plain HTTP.
 *
 * @param stack stops nginx when it is disposed of
 * @param origins of the servers
 * @returns the proxied origin of each, with a self-signed certificate
 * @throws when nginx ends before it is ready
 */
export async function startTlsProxy(
  stack: AsyncDisposableStack,
  origins: readonly string[],
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-front-'));
  stack.defer(() => rmSync(folder, { recursive: true }));
  makeCertificate(folder);
  const ports = await Promise.all(origins.map(freePort));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, origins, ports));
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  stack.defer(async () => {
    nginx.kill();
    await ended;
  });
  const early = ended.then(() => {
    throw new Error('nginx ended before it was ready.');
  });
  await Promise.race([...ports.map(untilListening), early]);
  return ports.map((port) => `https://localhost:${port}`);
}

function makeCertificate(folder: string): void {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1';
  const names = '-subj /CN=localhost -keyout key -out certificate';
  execFileSync('openssl', `${request} ${names}`.split(' '), { cwd: folder, stdio: 'ignore' });
}

function configuration(
  folder: string,
  origins: readonly string[],
  ports: readonly number[],
): string {
  const servers = origins.map(
    (origin, index) => `server {
      listen 127.0.0.1:${ports[index]} ssl http2;
      location / { proxy_pass ${origin.replace('localhost', '127.0.0.1')}; }
    }`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
    events { }
    http {
      access_log off;
      ssl_certificate ${folder}/certificate;
      ssl_certificate_key ${folder}/key;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      ${servers.join('\n')}
    }`;
}

async function untilListening(port: number): Promise<void> {
  for (const deadlineMs = Date.now() + 5000; Date.now() < deadlineMs; ) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await setTimeout(50);
  }
  throw new Error('nginx does not answer.');
}
