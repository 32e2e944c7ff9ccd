import { once } from 'node:events';
import { Registry } from 'prom-client';
import { createServer } from '../http.ts';

/**
 * Serves the metrics on a separate port, which visitors cannot reach.
 *
 * @param text in Prometheus' text format
 * @throws the error of `listen`, such as EADDRINUSE, with the name of the variable that sets the port
 */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  text: () => Promise<string>,
): Promise<void> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const body = await text();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw Object.assign(error as Error, { setting: 'METRICS_PORT' });
  }
  // The metrics port alone must not keep the process alive.
  server.unref();
}
