import type { FastifyInstance } from 'fastify';
import type { IdentityProvider } from '#schemas/documents/identity-provider/schema';
import { HttpError } from '../../core/errors.ts';

/** Returns the secret of a provider. Throws `verifyAway` if the server lost it. */
export const secretOf = ({ context }: FastifyInstance, { secret }: Pick<IdentityProvider, 'secret'>): string => {
  const found = context.readSecret(secret);
  if (found === undefined) throw new HttpError('verifyAway');
  return found.reveal();
};
