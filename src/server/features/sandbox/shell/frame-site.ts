import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { playedShell, shellAgent } from './shell-cookie.ts';

const isFramed = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

const inside = '<script type="module" src="/sandbox/shell/inside.ts"></script>';

/** A page may stand in a frame of this very origin, and meets the fake shell before its own scripts run. */
const framed = (reply: FastifyReply, html: string): string => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') void reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  // Never kept: in a tab of its own the same address has another page.
  void reply.removeHeader('etag').header('cache-control', 'no-store');
  return html.replace('<script type="module"', `${inside}$&`);
};

const isHtml = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html');

/**
 * While the sandbox is on, the site stands in the phone of `/sandbox/shell` and takes it for the app: a frame cannot send another user agent, so
 * requests out of one that carry the simulator's cookie are read as if they had. Without these hooks the cookie means nothing.
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
