import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { cache, copyProject, root } from '../../scripts/project-copy.ts';
import { freePort, runServer, statusOn } from './built-server.ts';

test.describe('npm run publish', { tag: '@slow' }, () => {
  let copy: string;
  /** Another place that a build is sent to. */
  let place: string;
  const children: ChildProcess[] = [];
  test.beforeEach(() => {
    copy = copyProject();
    cpSync(path.join(root, cache), path.join(copy, cache), { recursive: true });
    place = mkdtempSync(path.join(tmpdir(), 'live-site-'));
    test.setTimeout(300_000);
  });
  test.afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    for (const folder of [copy, place]) rmSync(folder, { recursive: true });
  });

  const env = (more: Record<string, string>) => ({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    HOST: '127.0.0.1',
    LOG: 'errors',
    ...more,
  });

  async function publish(more: Record<string, string> = {}) {
    const child = spawn(process.execPath, [path.join(copy, 'scripts/run.mjs'), 'publish'], {
      cwd: copy,
      env: env(more),
    });
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { isLive: code === 0, said: stdout + stderr };
  }

  function change(file: string, pattern: RegExp, after: string) {
    const before = readFileSync(path.join(copy, file), 'utf8');
    const changed = before.replace(pattern, after);
    expect(changed, file).not.toBe(before);
    writeFileSync(path.join(copy, file), changed);
  }

  const write = (heading: string) =>
    change('locales/en/about.json', /"heading": "[^"]*"/, `"heading": "${heading}"`);
  const headingOn = async (url: string) =>
    (await (await fetch(`${url}/en/about`)).text()).match(/<h1[^>]*>([^<]*)/)?.[1];

  test('makes the server of this machine serve a change, and leaves it where there is a mistake', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = spawn(process.execPath, [path.join(copy, 'scripts/run.mjs'), 'start'], {
      cwd: copy,
      env: env({ PORT: port }),
      stdio: 'ignore',
    });
    children.push(start);
    await expect.poll(() => statusOn(port), { timeout: 120_000 }).toBe(200);

    write('Published here');
    const { isLive, said } = await publish({ PORT: port });
    expect(said).toMatch(/^Live, \d+ s: http:/m);
    expect(isLive).toBe(true);
    expect(await headingOn(url)).toBe('Published here');

    write('Never published');
    change('content/plans.yaml', /USD: (\d+)\.(\d\d)/, 'USD: "$1,$2"');
    const mistaken = await publish({ PORT: port });
    expect(mistaken.isLive).toBe(false);
    expect(mistaken.said).toMatch(/^content\/plans\.yaml, line \d+: /m);
    expect(mistaken.said).toContain('Nothing was published');
    expect(await headingOn(url)).toBe('Published here');
  });

  test('sends a build by the command that content/site.yaml names, and says when that fails', async () => {
    const command = `cp -r dist ${place}/new && mv ${place}/dist ${place}/old && mv ${place}/new ${place}/dist`;
    cpSync(path.join(root, 'dist'), path.join(place, 'dist'), { recursive: true });
    const server = await runServer({ folder: path.join(place, 'dist'), program: 'follow.js' });
    children.push(server.child);
    change('content/site.yaml', /^ {2}command: ""$/m, `  command: "${command}"`);
    change('content/site.yaml', /^ {2}address: ""$/m, `  address: "${server.url}"`);

    write('Published there');
    const { isLive, said } = await publish();
    expect(said).toMatch(/^Live, \d+ s: http:/m);
    expect(isLive).toBe(true);
    expect(await headingOn(server.url)).toBe('Published there');

    write('Never sent');
    const failing = await publish({ PUBLISH_COMMAND: 'echo "There is no way there." >&2; exit 3' });
    expect(failing.isLive).toBe(false);
    expect(failing.said).toContain('There is no way there.');
    expect(failing.said).toMatch(/exit 3" failed, .* still serves build \w+\.$/m);
    expect(await headingOn(server.url)).toBe('Published there');

    const unsent = await publish({ PUBLISH_COMMAND: 'true', PUBLISH_TIMEOUT_S: '1' });
    expect(unsent.isLive).toBe(false);
    expect(unsent.said).toMatch(/still serves build \w+\. The new build is \w+\.$/m);
    const unusable = await publish({ PUBLISH_TIMEOUT_S: 'soon' });
    expect(unusable.said).toContain('PUBLISH_TIMEOUT_S must be a number of seconds above 0.');
    expect(unusable.isLive).toBe(false);
  });
});
