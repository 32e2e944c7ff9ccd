import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Methods that change nothing (RFC 9110 section 9.2.1). */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another site lets a visitor's browser send: it would choose a language or prices for
 * them. Browsers say where a request comes from by `Sec-Fetch-Site` (W3C Fetch Metadata), older ones
 * by `Origin` alone. Wikis of clients may be on the same site, so only the same origin counts as ours.
 * What says neither is no browser.
 */
export const ownForms: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { method } = context.req;
  if (safeMethods.includes(method) || isOwn(context.req)) return next();
  const message = 'This form was sent from another site.';
  return context.json({ error: { code: 'forbidden', message } }, 403);
};

function isOwn(request: { header(name: string): string | undefined }): boolean {
  const sender = request.header('sec-fetch-site');
  if (sender !== undefined) return sender === 'same-origin' || sender === 'none';
  const origin = request.header('origin');
  if (origin === undefined) return true;
  // The scheme is not compared: behind a proxy it is another one.
  return URL.canParse(origin) && new URL(origin).host === request.header('host');
}
