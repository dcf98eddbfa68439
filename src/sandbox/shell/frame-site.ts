import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { playedShell, shellAgent } from './shell-cookie.ts';

const isFramed = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

const inside = '<script type="module" src="/sandbox/shell/inside.ts"></script>';

/** Allows framing by the same origin, and loads the fake shell before the page's scripts. */
const framed = (reply: FastifyReply, html: string): string => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    void reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  // Not cached: in its own tab the same address has a different page.
  void reply.removeHeader('etag').header('cache-control', 'no-store');
  return html.replace('<script type="module"', `${inside}$&`);
};

const isHtml = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html');

/**
 * Adds the hooks that frame the site in the simulator `/sandbox/shell`. A frame cannot send a different user agent, so framed requests with the
 * simulator's cookie are read as if they did. Registered only with the sandbox; without these hooks the cookie has no effect.
 */
export const frameSite = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const shell = playedShell(request);
    if (shell !== undefined && app.live.isLoaded) {
      request.headers['user-agent'] = shellAgent(shell, app.live.current.snapshot.site.appMarker);
      if (isFramed(request)) {
        request.headers['accept-encoding'] = 'identity';
        delete request.headers['if-none-match'];
      }
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isFramed(request) || playedShell(request) === undefined || !isHtml(reply)) return done(null, payload);
    const html = Buffer.isBuffer(payload) ? payload.toString('utf8') : payload;
    done(null, typeof html === 'string' ? framed(reply, html) : payload);
  });
};
