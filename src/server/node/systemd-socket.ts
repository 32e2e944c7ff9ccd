/** SD_LISTEN_FDS_START: the first file descriptor that systemd passes. */
const firstDescriptor = 3;

/**
 * The listening socket that systemd has opened for this process, by the protocol of sd_listen_fds(3). It
 * stays open during a restart, so that connections wait instead of being refused.
 *
 * @param env the environment; `LISTEN_PID` must be this process, otherwise the socket is not meant for it
 * @param processId of this process
 * @returns its file descriptor; undefined when the process must open a socket itself
 */
export function systemdSocket(
  env: Readonly<Record<string, string | undefined>>,
  processId: number,
): number | undefined {
  const isForUs = env.LISTEN_PID === String(processId);
  return isForUs && Number(env.LISTEN_FDS) >= 1 ? firstDescriptor : undefined;
}
