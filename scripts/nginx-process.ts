import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, untilAnswered } from './server-process.ts';

const site = path.resolve(import.meta.dirname, '../deploy/nginx-site.conf');

/** Whether nginx and openssl, which makes the certificate, are installed. */
export const hasNginx = ['nginx', 'openssl'].every(
  (program) => spawnSync(program, ['version']).error === undefined,
);

export interface NginxProcess {
  /** URLs of the site without and with TLS, and of the redirect from plain HTTP. */
  url: string;
  tlsUrl: string;
  plainUrl: string;
  stop(): Promise<void>;
}

/**
 * Runs nginx with the configuration in `deploy/`, on free ports and with a self-signed certificate.
 *
 * @param upstream origin of the application
 * @param options.core the processor core to run on; any by default
 * @throws nginx's message when the configuration is invalid
 */
export async function startNginx(
  upstream: string,
  { core }: { core?: string } = {},
): Promise<NginxProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // When started by root, nginx writes its cache as `nobody`.
  chmodSync(folder, 0o777);
  const certificate = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=a -keyout key -out pem';
  execFileSync('openssl', certificate.split(' '), { cwd: folder, stdio: 'ignore' });
  const [port, tlsPort, plainPort] = [await freePort(), await freePort(), await freePort()];
  const configuration = readFileSync(site, 'utf8')
    .replaceAll('/etc/ssl/site.', `${folder}/`)
    .replaceAll('/var/cache/nginx/', `${folder}/`)
    .replaceAll('127.0.0.1:3000', new URL(upstream).host)
    .replaceAll(/listen (\[::\]:)?443/g, `listen $1${tlsPort}`)
    .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${plainPort}`)
    // Clients of tests and benchmarks need a listener without TLS, too.
    .replace('server {\n', `server {\n  listen 127.0.0.1:${port};\n`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; worker_processes 1; events { worker_connections 4096; }
     http {
       access_log off; server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       ${configuration}
     }`,
  );
  const options = ['-p', folder, '-c', file, '-e', path.join(folder, 'errors')];
  const checked = spawnSync('nginx', [...options, '-t', '-q'], { encoding: 'utf8' });
  if (checked.status !== 0 || checked.stderr) throw new Error(checked.stderr);
  const [program = '', ...all] = [...(core ? ['taskset', '-c', core] : []), 'nginx', ...options];
  const nginx = spawn(program, all, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, nginx);
  return {
    url,
    tlsUrl: `https://127.0.0.1:${tlsPort}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    async stop() {
      const ended = once(nginx, 'exit');
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
