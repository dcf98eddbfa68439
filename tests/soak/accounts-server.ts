import type { FastifyPluginAsync } from 'fastify';
import { feature as sandbox } from '../../src/sandbox/feature.ts';
import type { Feature } from '../../src/server/core/feature.ts';
import { deleteExpired } from '../../src/server/services/accounts/expiry.ts';
import { feature as accounts } from '../../src/server/services/accounts/feature.ts';
import { feature as certification } from '../../src/server/services/certification/feature.ts';
import { feature as consents } from '../../src/server/services/consents/feature.ts';
import { feature as identity } from '../../src/server/services/identity/feature.ts';
import { cleanVerifications } from '../../src/server/services/identity/verifications-store.ts';
import { feature as joins } from '../../src/server/services/joins/feature.ts';
import { deleteEndedJoins } from '../../src/server/services/joins/joins-store.ts';
import { feature as members } from '../../src/server/services/members/feature.ts';
import { feature as outbox } from '../../src/server/services/outbox/feature.ts';
import { forgetMessages } from '../../src/server/services/outbox/retention.ts';
import { feature as points } from '../../src/server/services/points/feature.ts';
import { feature as profile } from '../../src/server/services/profile/feature.ts';
import { feature as recovery } from '../../src/server/services/recovery/feature.ts';
import { feature as social } from '../../src/server/services/social/feature.ts';
import { SocialTimer } from '../../src/server/services/social/revocations.ts';
import { feature as withdrawal } from '../../src/server/services/withdrawal/feature.ts';
import { Withdrawer } from '../../src/server/services/withdrawal/withdrawer.ts';
import { serveClocked } from './serve-clocked.ts';

/** A provider of social login whose code and token are the account number itself, and the last code that was sent to an address. */
const fakes: FastifyPluginAsync = async (app) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.post('/sandbox/soak/token', async ({ body }) => ({
    token_type: 'bearer',
    access_token: (body as Readonly<Record<string, string>>)['code'],
    expires_in: 3600,
  }));
  app.get('/sandbox/soak/profile', async ({ headers }) => {
    const id = (headers.authorization ?? '').replace('Bearer ', '');
    return { id, nickname: `label ${id}` };
  });
  app.post('/sandbox/soak/revoke', async () => ({}));
  app.get<{ Querystring: { readonly address: string } }>('/sandbox/soak/code', async ({ query: { address } }) => {
    const row = await app.store.db
      .selectFrom('outbox')
      .select('body')
      .where('address', '=', address)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { code: /\d{6}/.exec(row?.body ?? '')?.[0] ?? '' };
  });
};
const soak: Feature = { sandbox: fakes };

const features = [
  accounts,
  certification,
  consents,
  identity,
  joins,
  members,
  outbox,
  points,
  profile,
  recovery,
  sandbox,
  soak,
  social,
  withdrawal,
];

/** Number of members whom the job could not withdraw. */
export type Faults = number;

// A process that answers visitors and members. When its parent says so, it withdraws, revokes and tidies as the jobs of a server do.
await serveClocked<Faults>(features, (app) => {
  let faults = 0;
  const withdrawer = new Withdrawer(app, (error) => {
    faults++;
    console.error(error);
  });
  const revoker = new SocialTimer(app);
  return {
    async run() {
      const { context } = app;
      await deleteEndedJoins(context);
      await cleanVerifications(context);
      await forgetMessages(context);
      await deleteExpired(context);
      await withdrawer.tick();
      // The grants of members who were withdrawn a moment ago, too.
      await revoker.tick();
      return faults;
    },
    async close() {
      await withdrawer.close();
      await revoker.close();
    },
  };
});
