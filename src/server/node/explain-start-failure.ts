/**
 * Explains to the operator, in sentences, why the process could not start.
 *
 * @returns undefined for an unknown error, whose stack should be printed
 */
export function explainStartFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // Compared by name, because the modules of the classes may have failed to load.
  if (['ConfigError', 'BuildError'].includes(error.name)) return error.message;
  const { code, syscall, ...details }: NodeJS.ErrnoException = error;
  const { port, address, hostname, path, setting = 'PORT' } = details as Record<string, unknown>;
  switch (`${syscall} ${code}`) {
    case 'listen EADDRINUSE':
      return `Port ${port} is in use. Stop the other program, or set ${setting} to another number.`;
    case 'listen EACCES':
      return `Port ${port} is closed to this user. Set ${setting} to a number above 1023.`;
    case 'listen EADDRNOTAVAIL':
    case 'getaddrinfo ENOTFOUND':
      return `${setting === 'PORT' ? 'HOST' : 'METRICS_HOST'} must be an address of this machine; it is "${hostname ?? address}".`;
    default:
      return path && code ? `${path} cannot be read (${code}).` : undefined;
  }
}
