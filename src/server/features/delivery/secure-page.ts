import type { FastifyReply } from 'fastify';
import type { CompiledAnalytics } from '#engine';

/** No inline script, style or style attribute is in a page, so the policy needs no nonce and the stored bytes serve everybody. */
const policyWith = (host: string): string => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  `connect-src 'self'${host}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const policy = policyWith('');

/** The one other place that a page may send to: the host that the analytics document names for what is told of visits. */
const policyOf = (analytics: CompiledAnalytics | undefined): string => {
  if (analytics?.tracker.kind !== 'beacon' || analytics.tracker.url.startsWith('/')) return policy;
  return policyWith(` ${new URL(analytics.tracker.url).origin}`);
};

/** Headers that keep a page to itself. */
export const securePage = (reply: FastifyReply, analytics: CompiledAnalytics | undefined): FastifyReply =>
  reply
    .header('content-security-policy', policyOf(analytics))
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');

/** Development pages hold Vite's inline scripts and styles that come by script; without a policy of its own a page would get the one that allows nothing. */
export const openPage = (reply: FastifyReply): FastifyReply => reply.header('content-security-policy', "frame-ancestors 'none'");
