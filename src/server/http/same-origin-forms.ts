import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Methods that change nothing (RFC 9110 section 9.2.1). */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses cross-site request forgery, by which another site could choose a language or prices for a visitor.
 * Browsers name the origin of a request in `Sec-Fetch-Site` (W3C Fetch Metadata), older ones only in
 * `Origin`. Only the same origin is accepted, because clients' wikis may be same-site. A request with neither
 * header does not come from a browser.
 */
export const sameOriginForms: MiddlewareHandler<AppEnv> = async (context, next) => {
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
