// `npm run studio`: edits the site in the browser. The server listens on localhost only, and answers only
// requests with the token in the printed address.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { installedBrowser } from '../scripts/browser.ts';
import { root } from '../src/build/project-root.ts';
import { createStudio } from './server/create-studio.ts';
import { addressOf, takeLock } from './server/lock.ts';

// Selects React's production build; its two builds cannot be mixed.
process.env.NODE_ENV = 'production';
const port = Number(process.env.STUDIO_PORT ?? 4000);
const token = randomBytes(24).toString('base64url');
const lock = await takeLock(root, { processId: process.pid, port, token });
if (!('isOurs' in lock)) {
  console.log(
    `A studio of this project is open already, as process ${lock.processId} on port ${lock.port}. Two would write over each other; go on in that one: ${addressOf(lock)}`,
  );
  if (process.env.STUDIO_OPEN !== '0') openBrowser(addressOf(lock));
  process.exit(0);
}
const server = createServer();
await createStudio(server, { root, port, token, lock, browser: installedBrowser() ?? '' });
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Something listens on port ${port} already; name another: STUDIO_PORT=4001 npm run studio`
      : error.message,
  );
  lock.release();
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = addressOf({ processId: process.pid, port, token });
  console.log(`The studio is open: ${address}`);
  if (process.env.STUDIO_OPEN !== '0') openBrowser(address);
});

/** Opens the address in the browser; without a browser, the printed address remains. */
function openBrowser(address: string): void {
  const [command = '', ...before] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? ['xdg-open'];
  spawn(command, [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
