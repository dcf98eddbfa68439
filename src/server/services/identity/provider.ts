import type { FastifyInstance } from 'fastify';
import type { IdentityProvider, VerifyMethod } from '#schemas/documents/identity-provider/schema';
import { HttpError } from '../../core/errors.ts';
import type { VerifyPurpose } from '#schemas/calls/identity/answers';
import type { Adapter } from './adapters/adapter.ts';
import { formExchangeAdapter } from './adapters/form-exchange.ts';
import { oidcAdapter } from './adapters/oidc.ts';
import { sandboxAdapter } from './adapters/sandbox.ts';

const adapters: Readonly<Record<IdentityProvider['adapter'], Adapter>> = {
  sandbox: sandboxAdapter,
  oidc: oidcAdapter,
  'form-exchange': formExchangeAdapter,
};

export const adapterOf = ({ adapter }: IdentityProvider): Adapter => adapters[adapter];

const oneself: readonly VerifyMethod[] = ['NICE', 'IPIN', 'SELF'];
/** Methods that count for a purpose. */
const methodsOf: Readonly<Record<VerifyPurpose, readonly VerifyMethod[]>> = {
  JOIN: oneself,
  GUARDIAN: ['LEGAL_REPRESENTATIVE'],
  CERTIFY: oneself,
  PASSWORD: ['NICE', 'IPIN'],
  CHANGE: oneself,
  PROVE: oneself,
  CONSENT: ['LEGAL_REPRESENTATIVE'],
  LINK: ['NICE', 'IPIN'],
};

export interface OfferedMethod {
  readonly provider: IdentityProvider;
  readonly method: IdentityProvider['methods'][number];
}

const allProviders = ({ live }: FastifyInstance): readonly IdentityProvider[] => [
  ...live.current.prepared.documents['identity-provider'].values(),
];

/** True if visitors can be sent to a provider: it is on, has its secret, and the sandbox exists. */
const isOffered = ({ context, env }: FastifyInstance, { isOff, adapter, secret }: IdentityProvider): boolean =>
  isOff !== true && (adapter !== 'sandbox' || env.sandbox) && context.readSecret(secret) !== undefined;

interface Wanted {
  readonly purpose: VerifyPurpose;
  /** IDs of the providers that count. Left out: all. */
  readonly providers?: readonly string[] | undefined;
}

/** Returns the methods of the providers for a purpose, in their order. The first provider of a method counts. */
export const offeredMethods = (app: FastifyInstance, { purpose, providers }: Wanted): readonly OfferedMethod[] => {
  const offered = allProviders(app)
    .filter((provider) => isOffered(app, provider) && providers?.includes(provider.id) !== false)
    .toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id))
    .flatMap((provider) => provider.methods.map((method) => ({ provider, method })));
  return offered.filter(
    ({ method: { method } }, index) =>
      methodsOf[purpose].includes(method) && offered.findIndex((other) => other.method.method === method) === index,
  );
};

/** Returns the provider of a method for a purpose. Throws `verifyNotOffered`. */
export const offeredProvider = (
  app: FastifyInstance,
  {
    method,
    purpose,
    provider,
  }: { readonly method: VerifyMethod; readonly purpose: VerifyPurpose; readonly provider?: string | undefined },
): IdentityProvider => {
  const providers = provider === undefined ? undefined : [provider];
  const found = offeredMethods(app, { purpose, providers }).find((one) => one.method.method === method);
  if (found === undefined) throw new HttpError('verifyNotOffered');
  return found.provider;
};

export const providerOfId = ({ live }: FastifyInstance, id: string): IdentityProvider | undefined =>
  live.current.prepared.documents['identity-provider'].get(id);

/** Returns the provider whose visitors come back at `/member/verify/{way}`. */
export const providerOfWay = (app: FastifyInstance, way: string): IdentityProvider | undefined =>
  allProviders(app).find((provider) => provider.way === way && isOffered(app, provider));
