import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { requestFacts } from '../../core/viewer/read-viewer.ts';
import { sendFormPage } from './form-page.ts';
import { adapterOf, providerOfId } from './provider.ts';
import { returnPath } from './paths.ts';
import { findVerification, mayReturn, openStarted } from './verifications-store.ts';

/**
 * Leads the browser that started a verification to the provider: by a redirect, or by a page with the provider's form. Any other browser goes to the main
 * page, as for a verification that does not exist.
 */
export const leadToProvider = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> => {
  const { snapshot } = app.live.current;
  const row = await findVerification(app.store.db, id);
  const provider = row === undefined ? undefined : providerOfId(app, row.provider);
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (row === undefined || provider === undefined || row.binder !== binderOf(request, app.env))
    return reply.redirect(snapshot.site.paths.gate, 303);
  const started = openStarted(app.context, row.secrets);
  // The page of the return says that it has expired.
  if (started === undefined || !mayReturn(row, app.clock.now())) return reply.redirect(returnPath(provider.way), 303);
  const { locale } = requestFacts(request, snapshot);
  const leading = await adapterOf(provider).begin({ app, request, provider, method: row.method, started, locale });
  if (leading.kind === 'address') return reply.redirect(leading.url, 303);
  if (provider.form === undefined) throw new HttpError('verifyNotOffered');
  return sendFormPage(app, reply, { locale, texts: provider.form, leading });
};
