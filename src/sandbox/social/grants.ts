import type { FastifyInstance } from 'fastify';

/** Choice of a person on the page of a fake provider. */
export type SandboxAct = 'agree' | 'delay' | 'forge' | 'stale';

/** A code or token of a fake provider. It holds its own content, sealed, so that any process can answer. */
export interface SandboxGrant {
  readonly kind: 'code' | 'token';
  readonly provider: string;
  readonly subject: string;
  readonly act: SandboxAct;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
  /** Time of the login in milliseconds, if the provider tells it. */
  readonly authTime?: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const purpose = 'sandbox social';

export const sealSandboxGrant = ({ context }: FastifyInstance, grant: SandboxGrant): string =>
  context.identityKeys.seal(purpose, JSON.stringify(grant));

/** Reads a code or token of a provider; undefined if it is another one's, or has expired. */
export const readSandboxGrant = (
  { context }: FastifyInstance,
  { kind, provider, text }: { readonly kind: SandboxGrant['kind']; readonly provider: string; readonly text: string },
): SandboxGrant | undefined => {
  const json = context.identityKeys.unseal(purpose, text);
  const grant = json === undefined ? undefined : (JSON.parse(json) as SandboxGrant);
  return grant?.kind === kind && grant.provider === provider && grant.until > context.clock.now().getTime()
    ? grant
    : undefined;
};
