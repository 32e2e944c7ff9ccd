import { parseArgs } from 'node:util';

/**
 * Reads the options that a command was given.
 *
 * @param config as for `parseArgs` of node:util
 * @returns as `parseArgs` does; for an option that does not exist or lacks its value it says so in a
 *   sentence and ends the process with 1
 */
export const readOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [sentence] = message.split(/(?<=')\. /);
    const known = Object.keys(config?.options ?? {}).map((name) => `--${name}`);
    console.error(`${sentence}. There are ${known.join(', ')}.`);
    process.exit(1);
  }
};
