import { expect, it } from 'vitest';
import { accountServer, day } from '#tests/account-server.ts';
import { joinDocuments, newAccount, stepIn, typedPerson, untilAccount } from '#tests/join-flow.ts';
import { codeOf, verifyAs } from '#tests/verify-flow.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { feature as consents } from '../consents/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature as outbox } from '../outbox/feature.ts';
import { feature as social } from '../social/feature.ts';
import { feature as withdrawal } from '../withdrawal/feature.ts';
import { Withdrawer } from '../withdrawal/withdrawer.ts';
import { feature } from './feature.ts';

const reasons = {
  type: 'code-list',
  id: 'COD_IAM_WITHDRAW_RSN',
  v: 1,
  items: [{ codeId: 'OTHER', codeName: { ko: '다른 이유', en: 'Another reason' } }],
};
const server = accountServer({
  documents: [...joinDocuments, reasons],
  features: [feature, identity, social, consents, outbox, withdrawal],
});
const { app } = server;
const person = typedPerson('다시온', '19880808', '01088889999');
const email = 'again@mail.example';

const join = async (number: number) => {
  const browser = server.browser();
  const emailCode = await untilAccount(server, browser, { email, fields: person });
  const account = newAccount(number);
  return { account, answer: await browser.post('users/join', { ...account, emailCode }) };
};

/** Suspends a member for abuse, lifts it, and lets the member leave for good. */
const suspendAndLeave = async ({ userId, password }: ReturnType<typeof newAccount>): Promise<void> => {
  const { db } = server.store();
  const { uid } = await db.selectFrom('members').select('uid').where('login_id', '=', userId).executeTakeFirstOrThrow();
  const moved = { record: 'members', id: uid, actor: serverActor, at: server.now() } as const;
  await db.transaction().execute(async (tx) => {
    await audit(tx, { ...moved, from: 'active', to: 'suspended', reason: 'ABUSE' });
    await audit(tx, { ...moved, from: 'suspended', to: 'active' });
  });
  const browser = server.browser();
  await browser.login({ uid, loginId: userId, email }, password);
  const left = await browser.post(
    'users/withdraw',
    { reasonCd: 'OTHER', acceptLossYn: 'Y' },
    { headers: { 'idempotency-key': 'leaves-after-abuse' } },
  );
  expect(codeOf(left)).toBe('200');
  server.wait(8 * day);
  const faults: unknown[] = [];
  await new Withdrawer(app(), (fault) => faults.push(fault)).tick();
  expect(faults).toEqual([]);
};

it('keeps a person who was suspended and left from joining for a year, under any name [P-547]', async () => {
  const first = await join(1);
  expect(stepIn(first.answer)).toBe('DONE');
  await suspendAndLeave(first.account);

  const browser = server.browser();
  await browser.post('users/join/terms', { termsAgreeList: [{ termsId: 'terms-use-1', versionNo: 1, agreeYn: 'Y' }] });
  const { answer } = await verifyAs(app, browser, { fields: person });
  expect(answer.json()).toMatchObject({ code: 'JOI_04', day: '2027.11.09' });
  // The refusal adds nothing to the join.
  expect((await browser.get('users/join')).json()).toMatchObject({ data: { step: 'VERIFY' } });

  server.wait(365 * day);
  expect(stepIn((await join(2)).answer)).toBe('DONE');
});
