import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadContent } from '../content/check/load.ts';
import { formatProblem } from '../content/check/problem.ts';
import { readRecord } from '../server/node/check-build.ts';
import { freshBuild } from './fresh-build.ts';
import { root } from './project-root.ts';

/** Settings of publishing. */
export interface PublishConfig {
  /**
   * Shell command that sends `dist/`, such as `rsync` or `wrangler deploy`; undefined when this machine
   * serves it.
   */
  command: string | undefined;
  /** URL of the live site, which tells the id of the build that it serves. */
  liveUrl: string;
  /** How long the live site may take to serve the new build, in milliseconds. */
  timeoutMs: number;
}

/** The result of publishing, in a sentence. */
export interface Published {
  isLive: boolean;
  sentence: string;
}

const pauseMs = 250;
/**
 * How many answers in a row must come from the new build. One is not enough: the old process answers for up
 * to a second more, and several machines may serve the site.
 */
const sureAnswers = 6;
const sayEveryMs = 5000;

/**
 * Reads the settings of publishing from PUBLISH_COMMAND, PUBLISH_URL and PUBLISH_TIMEOUT_S, else from
 * `publishing` in content/site.yaml; docs/running.md describes them.
 *
 * @throws when content/ has mistakes or a variable cannot be used, in sentences
 */
export function readPublishConfig(env: NodeJS.ProcessEnv): PublishConfig {
  const { content, problems } = loadContent(root);
  if (!content) throw new Error(problems.map(formatProblem).join('\n'));
  const { publishing, siteUrl } = content.site;
  const command = env.PUBLISH_COMMAND || publishing.command || undefined;
  const own = `http://localhost:${env.PORT || 3000}`;
  const liveUrl = env.PUBLISH_URL || publishing.address || (command ? siteUrl : own);
  if (!URL.canParse(liveUrl)) throw new Error(`PUBLISH_URL must be an address, not "${liveUrl}".`);
  const timeoutS = Number(env.PUBLISH_TIMEOUT_S || publishing.timeoutSeconds);
  if (!(timeoutS > 0)) throw new Error('PUBLISH_TIMEOUT_S must be a number of seconds above 0.');
  return { command, liveUrl, timeoutMs: timeoutS * 1000 };
}

/**
 * Publishes the present files: checks them, builds a release and deploys it. When a step fails, the live site
 * does not change.
 *
 * @param say takes one line of progress
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
 * Sends a build and polls the live site until it serves it.
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
  } else if ((await servedBy(liveUrl)).build === undefined) {
    return fail(
      `The new build is there, and nobody answers at ${liveUrl}: start the site with npm start, or say under "publishing" in content/site.yaml how it is sent elsewhere.`,
    );
  }
  say(`Asking ${liveUrl} for build ${id} …`);
  let saidMs = 0;
  let answers = 0;
  for (;;) {
    const served = await servedBy(liveUrl);
    const passedMs = performance.now() - startedMs;
    answers = served.build === id ? answers + 1 : 0;
    if (answers === sureAnswers) {
      return { isLive: true, sentence: `Live, ${seconds()} s: ${liveUrl}` };
    }
    if (answers === 0 && passedMs > timeoutMs) {
      return fail(`After ${seconds()} s, ${liveUrl} ${says(served)}. The new build is ${id}.`);
    }
    if (answers === 0 && passedMs - saidMs > sayEveryMs) {
      saidMs = passedMs;
      say(`After ${seconds()} s, ${liveUrl} ${says(served)} …`);
    }
    await setTimeout(pauseMs);
  }
}

const fail = (sentence: string): Published => ({ isLive: false, sentence });

/** What the live site says of its build. */
interface Served {
  build?: string | undefined;
  /** Why it names no build. */
  reason?: string;
}

const says = ({ build, reason }: Served) =>
  build === undefined
    ? `says of no build that it is live (${reason})`
    : `still serves build ${build}`;

async function servedBy(liveUrl: string): Promise<Served> {
  try {
    const response = await fetch(new URL('/healthz', liveUrl), {
      signal: AbortSignal.timeout(5000),
      headers: { connection: 'close' },
    });
    const { build } = (await response.json().catch(() => ({}))) as { build?: string };
    return { build, reason: `/healthz answers ${response.status}` };
  } catch (error) {
    const { cause, message } = error as Error;
    return { reason: cause instanceof Error ? cause.message : message };
  }
}
