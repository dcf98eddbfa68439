import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/identity/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { finishVerification } from './finish.ts';
import { leadToProvider } from './lead.ts';
import { leadingPath } from './paths.ts';
import { offeredMethods } from './provider.ts';
import { registerReturns } from './returns.ts';
import { startVerification } from './start.ts';
import { readVerifyState } from './read-state.ts';

/** Registers the verification of identities (decisions-members §2). */
export const registerIdentity: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.readVerifyMethods, async ({ query: { purpose, providers }, locale }) => ({
    methodList: offeredMethods(app, {
      purpose,
      providers: providers === undefined || providers === '' ? undefined : providers.split(','),
    }).map(({ provider, method: { method, name, text } }) => ({
      method,
      provider: provider.id,
      name: name[locale] ?? name.ko ?? '',
      text: text?.[locale] ?? text?.ko ?? '',
      icon: provider.icon,
    })),
  }));
  handleCall(app, calls.readVerifyState, (input) => readVerifyState(app, input));
  handleCall(app, calls.startVerification, (input) => startVerification(app, input));
  handleCall(app, calls.finishVerification, (input) => finishVerification(app, input));
  app.get<{ Params: { id: string } }>(leadingPath(':id'), { schema: { hide: true } }, (request, reply) =>
    leadToProvider(app, request, reply, request.params.id),
  );
  await app.register(registerReturns);
};
