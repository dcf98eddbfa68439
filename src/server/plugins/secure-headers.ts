import type { FastifyInstance } from 'fastify';

/** Headers of every answer. A page adds its own content security policy; everything else gets one that allows nothing. */
export const secureHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  // No promise: this runs for every answer.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin');
    if (isHttps) void reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    done(null, payload);
  });
};
