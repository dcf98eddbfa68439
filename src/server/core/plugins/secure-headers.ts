import type { FastifyInstance } from 'fastify';

/** Sets headers of every response. Pages add their own content security policy; all other responses get one that allows nothing. */
export const secureHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  // Not async, because it runs for every response.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    void reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy')) void reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (isHttps) void reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    done(null, payload);
  });
};
