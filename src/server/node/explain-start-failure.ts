import { type Config, ConfigError } from '../config.ts';

/**
 * Says in plain sentences why the process could not start, for whoever runs it.
 *
 * @param config undefined when it is the configuration that failed
 * @returns undefined for a failure that only its stack explains
 */
export function explainStartFailure(
  error: unknown,
  config: Pick<Config, 'port' | 'host'> | undefined,
): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config?.port} is in use. Stop the other program, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${config?.port} is closed to this user. Set PORT to a number above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST must be an address of this machine; it is "${config?.host}".`;
    default:
      return undefined;
  }
}
