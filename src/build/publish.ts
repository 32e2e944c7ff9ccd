import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadContent } from '../content/check/load.ts';
import { readRecord } from '../server/node/check-build.ts';
import { freshBuild } from './fresh-build.ts';
import { root } from './project-root.ts';

/** What "live" means, from the environment. */
export interface PublishConfig {
  /** Sends `dist/`, such as `rsync` or `wrangler deploy`; without one, this machine serves it. */
  command: string | undefined;
  /** Address of the live site, asked for the build that it serves. */
  liveUrl: string;
  /** How long the live site may take to serve the new build, in milliseconds. */
  timeoutMs: number;
}

/** What has come of publishing, in a sentence. */
export interface Published {
  isLive: boolean;
  sentence: string;
}

const pauseMs = 250;
const sayEveryMs = 5000;

/** Reads PUBLISH_COMMAND, PUBLISH_URL and PUBLISH_TIMEOUT_S; docs/running.md describes them. */
export function readPublishConfig(env: NodeJS.ProcessEnv): PublishConfig {
  const command = env.PUBLISH_COMMAND || undefined;
  const own = `http://localhost:${env.PORT || 3000}`;
  const liveUrl = env.PUBLISH_URL || (command ? loadContent(root).content?.site.siteUrl : own);
  return {
    command,
    liveUrl: liveUrl ?? own,
    timeoutMs: Number(env.PUBLISH_TIMEOUT_S || 60) * 1000,
  };
}

/**
 * Makes the present files the live site: checks them, builds a release, and lets it go live. When
 * anything fails, the site is as it was.
 *
 * @param say told what goes on, a line at a time
 */
export async function publish(
  config: PublishConfig,
  say: (line: string) => void,
): Promise<Published> {
  say('Checking and building …');
  if (freshBuild('release')) return goLive(config, path.join(root, 'dist'), say);
  return fail('Nothing was published, for the reason above; the site is as it was.');
}

/**
 * Sends a build, and asks the live site until it serves it.
 *
 * @param folder of the build, which this machine may serve already
 */
export async function goLive(
  { command, liveUrl, timeoutMs }: PublishConfig,
  folder: string,
  say: (line: string) => void,
): Promise<Published> {
  const startedMs = performance.now();
  const seconds = () => Math.ceil((performance.now() - startedMs) / 1000);
  const { id } = readRecord(folder);
  if (command) {
    say(`Sending: ${command}`);
    const env = { ...process.env, BUILD_ID: id };
    const { status } = spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' });
    if (status !== 0) {
      const served = says(await servedBy(liveUrl));
      return fail(`"${command}" failed, for the reason above. ${liveUrl} ${served}.`);
    }
  } else if ((await servedBy(liveUrl)) === undefined) {
    return fail(
      `The new build is there, and nobody answers at ${liveUrl}: start the site with npm start, or say by PUBLISH_COMMAND how it is sent elsewhere.`,
    );
  }
  say(`Asking ${liveUrl} for build ${id} …`);
  let saidMs = 0;
  for (;;) {
    const served = await servedBy(liveUrl);
    const passedMs = performance.now() - startedMs;
    if (served === id) return { isLive: true, sentence: `Live, ${seconds()} s: ${liveUrl}` };
    if (passedMs > timeoutMs) {
      return fail(
        `After ${seconds()} s, ${liveUrl} ${says(served)}, and the new one is ${id}. The site is as it was.`,
      );
    }
    if (passedMs - saidMs > sayEveryMs) {
      saidMs = passedMs;
      say(`After ${seconds()} s, ${liveUrl} ${says(served)} …`);
    }
    await setTimeout(pauseMs);
  }
}

const fail = (sentence: string): Published => ({ isLive: false, sentence });

const says = (build: string | undefined) =>
  build === undefined ? 'does not answer' : `still serves build ${build}`;

/** The build that a site says it serves; undefined when it does not answer. */
async function servedBy(liveUrl: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/healthz', liveUrl), {
      signal: AbortSignal.timeout(5000),
      headers: { connection: 'close' },
    });
    const { build } = (await response.json()) as { build?: string };
    return build;
  } catch {
    return undefined;
  }
}
