import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialKind, SocialProvider } from '#schemas/documents/social-provider/schema';

/** Login of a browser at a fake provider. */
export interface SandboxSession {
  readonly subject: string;
  /** Time of the login, in milliseconds since 1970. */
  readonly at: number;
}

const purpose = 'sandbox session';
const SECONDS = 60 * 60;

const cookieOf = ({ id }: SocialProvider): string => `sandbox_login_${id}`;

/** Reads the session of a browser; undefined if nobody is logged in. */
export const readSandboxSession = (
  { context }: FastifyInstance,
  { cookies }: FastifyRequest,
  provider: SocialProvider,
): SandboxSession | undefined => {
  const text = context.identityKeys.unseal(purpose, cookies[cookieOf(provider)] ?? '');
  const session = text === undefined ? undefined : (JSON.parse(text) as SandboxSession);
  return session !== undefined && session.at > context.clock.now().getTime() - SECONDS * 1000 ? session : undefined;
};

export const keepSandboxSession = (
  { context, env }: FastifyInstance,
  reply: FastifyReply,
  { provider, session }: { readonly provider: SocialProvider; readonly session: SandboxSession },
): void =>
  void reply.setCookie(cookieOf(provider), context.identityKeys.seal(purpose, JSON.stringify(session)), {
    path: `/sandbox/social/${provider.id}`,
    maxAge: SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.secureCookies,
  });

/** True if a request makes a provider of this kind ask somebody who is logged in to log in again. Apple always does. */
export const asksForLogin = (kind: SocialKind, asked: Readonly<Record<string, string>>): boolean => {
  const prompts = (asked['prompt'] ?? '').split(' ').includes('login');
  switch (kind) {
    case 'kakao':
      return prompts;
    case 'naver':
    case 'facebook':
      return asked['auth_type'] === 'reauthenticate';
    case 'oidc':
      return prompts || asked['max_age'] === '0';
    case 'apple':
      return true;
  }
};
