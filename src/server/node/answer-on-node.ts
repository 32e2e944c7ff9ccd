import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../create-app.ts';
import type { AppServices } from '../services.ts';

/** Adapts the Hono application to node:http. */
export function answerOnNode(services: AppServices): RequestListener {
  const app = createApp(services);
  return getRequestListener((request, { incoming }) =>
    app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? undefined }),
  );
}
