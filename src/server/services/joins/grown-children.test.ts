import { expect, it } from 'vitest';
import { accountServer, day, hour, PASSWORD } from '#tests/account-server.ts';
import { joinDocuments, typedPerson } from '#tests/join-flow.ts';
import { addVerified } from '#tests/verified-members.ts';
import { codeOf, verifyAs } from '#tests/verify-flow.ts';
import { kstDay } from '../../core/wire-values.ts';
import { feature as certification } from '../certification/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { childrenOf, recordGuardian } from './index.ts';
import { feature } from './feature.ts';
import { releaseGrownChildren } from './grown-children.ts';

const server = accountServer({ documents: joinDocuments, features: [feature, identity, certification] });
const { app } = server;
const db = () => server.store().db;

it('lets a child grow up at midnight in Korea on the fourteenth birthday, not before', async () => {
  const tomorrow = Number(kstDay(new Date(server.now().getTime() + day)));
  const birthDate = String(tomorrow - 140_000);
  const { member: mother, person: parent } = await addVerified(server);
  const child = await server.addMember({ name: '열네살', birth_date: birthDate, regular: 1 });
  const { ci_key: ciKey } = await db()
    .selectFrom('identities')
    .select('ci_key')
    .where('member', '=', mother.uid)
    .executeTakeFirstOrThrow();
  await db()
    .transaction()
    .execute((tx) =>
      recordGuardian(tx, {
        child: child.uid,
        guardian: {
          person: {
            method: 'NICE',
            name: parent.name,
            birthDate: parent.birthDate,
            gender: '2',
            foreigner: false,
            mobile: parent.mobile,
            ciKey,
            diKey: '',
            at: server.now().toISOString(),
          },
          relation: 'MOTHER',
        },
        now: server.now(),
      }),
    );
  const browser = server.browser();
  const look = async () => {
    await releaseGrownChildren(app().context);
    const login = await browser.login(child, PASSWORD);
    const { data } = login.json<{ data: { userInfo: { regularMemberYn: string } } }>();
    const guardian = (await browser.get('users/guardian')).json<{ data: { step: string } }>().data;
    const row = await db().selectFrom('guardians').select('state').where('child', '=', child.uid).executeTakeFirst();
    return {
      regular: data.userInfo.regularMemberYn,
      page: guardian.step,
      record: row?.state,
      ofGuardian: (await childrenOf(app(), db(), mother.uid)).length,
    };
  };
  const guardianConfirms = async () =>
    codeOf(
      (await verifyAs(app, browser, { method: 'LEGAL_REPRESENTATIVE', purpose: 'CONSENT', fields: parent })).answer,
    );

  // The last second of the thirteenth year in Korea, which is the afternoon of the day before elsewhere.
  server.wait(day - ((server.now().getTime() + 9 * hour) % day) - 1000);
  expect(await look()).toEqual({ regular: 'Y', page: 'ACTIVE', record: 'ACTIVE', ofGuardian: 1 });
  expect(await guardianConfirms()).toBe('200');

  server.wait(1000);
  expect(await look()).toEqual({ regular: 'N', page: 'NONE', record: 'ACTIVE', ofGuardian: 0 });
  expect(await guardianConfirms()).toBe('VRF_06');

  const own = typedPerson('열네살', birthDate, '01055550014');
  expect(codeOf((await verifyAs(app, browser, { purpose: 'CERTIFY', fields: own })).answer)).toBe('200');
  expect(await look()).toEqual({ regular: 'Y', page: 'NONE', record: 'ENDED', ofGuardian: 0 });
});
