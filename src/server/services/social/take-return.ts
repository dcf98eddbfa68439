import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import type { LinkBody, SocialPurpose } from '#schemas/calls/social/answers';
import { HttpError } from '../../core/errors.ts';
import { takeReturnedForm } from '../../core/records/returned-forms.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { exchangeCode, type Returned } from './exchange-code.ts';
import { offeredProvider } from './provider.ts';
import { unsealSecrets } from './sealed.ts';

export interface TakenReturn extends Returned {
  readonly provider: SocialProvider;
  readonly purpose: SocialPurpose;
  /** Hash of the state, which names the login under way. */
  readonly id: string;
  readonly binder: string;
  /** Path of the screen that goes on after a proof; empty if none was named. */
  readonly nextPath: string;
}

interface Expected {
  readonly purposes: readonly SocialPurpose[];
  /** Member who started; null for a login. */
  readonly member: string | null;
}

/**
 * Takes the return of a provider: claims the login that this browser started, once, and exchanges the code. Throws `socialState` for another browser,
 * provider, purpose or member, after its time, and for a second try; `socialRefused`, `socialNotFresh` and `socialAway` as the provider answers.
 */
export const takeReturn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  body: LinkBody,
  { purposes, member }: Expected,
): Promise<TakenReturn> => {
  const { context } = app;
  const provider = offeredProvider(app, body.snsType);
  const fields = body.ref === undefined ? body : await takeReturnedForm(context, body.ref);
  const binder = binderOf(request, app.env);
  if (fields?.state === undefined || binder === undefined) throw new HttpError('socialState');
  const id = hashToken(fields.state);
  // One statement, so a return is used once. What does not fit changes nothing.
  const claimed = await context.store.db
    .updateTable('social_logins')
    .set({ state: 'TAKEN' })
    .where('state_hash', '=', id)
    .where('provider', '=', provider.id)
    .where('purpose', 'in', purposes)
    .where('binder', '=', binder)
    .where('member', member === null ? 'is' : '=', member)
    .where('state', '=', 'STARTED')
    .where('until', '>', context.clock.now().toISOString())
    .returning(['secrets', 'purpose', 'at'])
    .executeTakeFirst();
  const secrets = claimed === undefined ? undefined : unsealSecrets(context, claimed.secrets);
  if (claimed === undefined || secrets === undefined) throw new HttpError('socialState');
  const returned = await exchangeCode(app, provider, {
    fields: { ...fields, state: fields.state },
    secrets,
    freshSince: claimed.purpose === 'PROVE' ? new Date(claimed.at) : undefined,
  });
  return { ...returned, provider, purpose: claimed.purpose, id, binder, nextPath: secrets.nextPath };
};
