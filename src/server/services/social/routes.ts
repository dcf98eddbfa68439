import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/social/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { storeReturnedForm, type ReturnedFields } from '../../core/records/returned-forms.ts';
import { readLinkStatus } from './link-status.ts';
import { leadingPath, leadToProvider } from './lead.ts';
import { linkOrProve } from './link.ts';
import { logInWithSocial } from './log-in.ts';
import { takeNotice } from './notices.ts';
import { linkOwnId } from './own-id.ts';
import { offeredProvider, offeredProviders } from './provider.ts';
import { readSocialUser } from './returned-account.ts';
import { SocialTimer } from './revocations.ts';
import { startSocial } from './start.ts';
import { undoLink } from './undo-link.ts';
import { unlink } from './unlink.ts';

const FORM_BYTES = 32 * 1024;
const returned = ['code', 'state', 'iss', 'error', 'user'] as const;

interface ByProvider {
  readonly Params: { readonly provider: string };
}

const formParser = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, text: string, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  );
};

/** Returns by form post, and notices of providers. They come from other sites: nothing changes here before the browser brings the reference. */
const registerPosts: FastifyPluginAsync = async (app) => {
  formParser(app);
  app.post<ByProvider>(
    '/member/sns/:provider',
    { schema: { hide: true }, bodyLimit: FORM_BYTES },
    async (request, reply) => {
      const { id } = offeredProvider(app, request.params.provider);
      const given = (request.body ?? {}) as ReturnedFields;
      const ref = await storeReturnedForm(
        app.context,
        Object.fromEntries(returned.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []))),
      );
      return reply.header('cache-control', 'no-store').redirect(`/member/sns/${id}?ref=${ref}`, 303);
    },
  );
  app.post<ByProvider>(
    '/api/hooks/v1/social/:provider',
    { schema: { hide: true }, bodyLimit: FORM_BYTES },
    async (request, reply) => {
      await takeNotice(app, request.params.provider, request);
      return reply.code(204).send();
    },
  );
};

/** Registers social login (7.2), linking (7.3), and what providers post. */
export const registerSocial: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.listSocialProviders, async ({ locale }) => ({
    providerList: offeredProviders(app).map(({ id, name, icon }) => ({ snsType: id, name: name[locale] ?? '', icon })),
  }));
  handleCall(app, calls.startSocialLogin, (input) => startSocial(app, input));
  handleCall(app, calls.logInWithSocial, (input) => logInWithSocial(app, input));
  handleCall(app, calls.readSocialUser, ({ body, request }) => readSocialUser(app, request, body.accessToken));
  handleCall(app, calls.readLinkStatus, (input) => readLinkStatus(app, input));
  handleCall(app, calls.linkSocialAccount, (input) => linkOrProve(app, input));
  handleCall(app, calls.unlinkSocialAccount, (input) => unlink(app, input));
  handleCall(app, calls.linkOwnId, (input) => linkOwnId(app, input));
  handleCall(app, calls.undoLink, ({ body }) => undoLink(app, body.token));
  app.get<{ Params: { state: string } }>(leadingPath(':state'), { schema: { hide: true } }, (request, reply) =>
    leadToProvider(app, request, reply, request.params.state),
  );
  await app.register(registerPosts);
};

/** Revokes grants at providers and deletes what has expired. */
export const runSocialTimer: FastifyPluginAsync = async (app) => {
  const timer = new SocialTimer(app);
  app.addHook('onReady', async () => timer.start());
  app.addHook('onClose', () => timer.close());
};
