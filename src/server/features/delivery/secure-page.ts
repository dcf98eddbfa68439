import type { FastifyReply } from 'fastify';

/** No inline script, style or style attribute is in a page, so the policy needs no nonce and the stored bytes serve everybody. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Headers that keep a page to itself. */
export const securePage = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');

/** Development pages hold Vite's inline scripts and styles that come by script; without a policy of its own a page would get the one that allows nothing. */
export const openPage = (reply: FastifyReply): FastifyReply => reply.header('content-security-policy', "frame-ancestors 'none'");
