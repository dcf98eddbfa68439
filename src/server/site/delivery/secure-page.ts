import type { FastifyReply } from 'fastify';
import type { CompiledAnalytics } from '../../../engine/index.ts';

/** Pages have no inline script, style or style attribute, so the policy needs no nonce and cached bytes fit every visitor. */
const policyWith = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${host}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types workers',
  ].join('; ');

const policy = policyWith('');

/** Host for analytics data from the analytics document; the only external host that a page may send to. */
const policyOf = (analytics: CompiledAnalytics | undefined): string => {
  if (analytics?.tracker.kind !== 'beacon' || analytics.tracker.url.startsWith('/')) return policy;
  return policyWith(` ${new URL(analytics.tracker.url).origin}`);
};

/** Security headers that isolate a page. */
export const securePage = (reply: FastifyReply, analytics: CompiledAnalytics | undefined): FastifyReply =>
  reply
    .header('content-security-policy', policyOf(analytics))
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');

/**
 * Development pages contain Vite's inline scripts and injected styles. They set their own policy, or the default policy, which allows nothing, would
 * apply.
 */
export const openPage = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', "frame-ancestors 'none'");
