/** Where the sockets begin that a service manager passes on. */
const firstDescriptor = 3;

/**
 * The listening socket that systemd has opened for this process, by the protocol of sd_listen_fds(3).
 * It stays open while the process is started again, so that nobody who connects meanwhile is refused.
 *
 * @param env the environment; `LISTEN_PID` tells whether the rest is meant for this process
 * @param processId of this process
 * @returns its file descriptor; undefined when the process has to listen by itself
 */
export function passedSocket(
  env: Readonly<Record<string, string | undefined>>,
  processId: number,
): number | undefined {
  const isForUs = env.LISTEN_PID === String(processId);
  return isForUs && Number(env.LISTEN_FDS) >= 1 ? firstDescriptor : undefined;
}
