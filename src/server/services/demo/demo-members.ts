import type { Context } from '../../core/context.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { appendSettings } from '../consents/index.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { nextKoreanDayStart } from '../../../engine/index.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { seedDemoRelations } from './demo-relations.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { hashPassword } from '../accounts/index.ts';
import { attendedOn } from '../events/index.ts';
import { seedDemoBadges } from '../badges/index.ts';
import { seedDemoClubs } from '../clubs/index.ts';
import { seedDemoInquiries } from '../cscenter/index.ts';
import { seedDemoScore } from '../grades/index.ts';
import { importDreamPoints, seedDemoSom } from '../points/index.ts';
import { seedDemoOfferwalls } from '../offerwalls/index.ts';
import { seedDemoNotifications } from '../notifications/index.ts';
import { seedDemoAddress } from '../nft/index.ts';
import { seedDemoGifts } from '../gifts/index.ts';
import { seedDemoReceipts } from '../receipts/index.ts';
import { seedDemoReports } from '../reports/index.ts';
import type { Passages } from '../../core/session/park-visits.ts';
import { seedDemoGuardian, seedDemoIdentity } from './demo-identities.ts';
import { changeMember } from '../members/index.ts';
import { oneAtATime } from '../../core/storage/one-at-a-time.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { leavingColumns, renewLeaving } from './demo-leaving.ts';
import { demoMembers, type DemoMember } from './demo-list.ts';
import { seedCourses } from './demo-courses.ts';
import { seedPocket } from './demo-pocket.ts';
import { seedSocial } from './demo-social.ts';
import { seedUse } from './demo-uses.ts';
import { seedQueue } from './demo-queue.ts';
import { seedWinners } from './demo-winners.ts';

/** In the park since this morning. */
const passagesToday = ({ inPark, visiting = inPark }: DemoMember, now: Date): Passages =>
  visiting === undefined
    ? {}
    : {
        [visiting]: {
          enter: {
            processYn: 'Y',
            processDate: kstDay(now),
            processTime: '000100',
            pticketId: 'DEMO-TICKET',
            enterTicketCnt: 2,
          },
        },
      };

const insertMember = async (app: FastifyInstance, demo: DemoMember, now: Date): Promise<void> => {
  const at = now.toISOString();
  const hash = demo.password === '' ? '' : await hashPassword(demo.password);
  const alertInDays = demo.alertInDays ?? policyOf(app.live).password.alertDays;
  await inTransaction(app.store, async (tx) => {
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('members')
      .values({
        uid: demo.uid,
        login_id: demo.password === '' ? null : demo.loginId,
        name: demo.name,
        nickname: demo.nickname,
        lang: demo.lang,
        birth_date: demo.birthDate,
        gender: demo.gender,
        email: demo.email,
        mobile: demo.mobile,
        kind: demo.kind,
        regular: demo.regular ? 1 : 0,
        ex_member: demo.exMember === true ? 1 : 0,
        conversion_agreed_on: '',
        grade: demo.grade,
        picture: '',
        consents: JSON.stringify(demo.consents),
        passages: JSON.stringify(passagesToday(demo, now)),
        ...leavingColumns(demo, now),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // A different process was first.
    if (inserted === 0n) return;
    if (hash !== '')
      await tx
        .insertInto('credentials')
        .values({
          member: demo.uid,
          hash,
          initial: demo.initial === true ? 1 : 0,
          changed_at: at,
          alert_on: kstDay(new Date(now.getTime() + alertInDays * DAY_MS)),
        })
        .execute();
    await appendSettings(tx, app.context, {
      member: demo.uid,
      settings: demo.consents,
      source: 'demo',
      ref: demo.uid,
      now,
    });
    await insertRecords(tx, app.context, demo, now);
  });
};

/** Demo members have answered long enough ago to be rewarded again. */
const SURVEY_DAYS_AGO = 100;

/** Adds the member's history: Som, attendance days, surveys. */
const insertRecords = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  { uid: member, attended = {}, personas = {}, ...demo }: DemoMember,
  now: Date,
): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const days = Object.entries(attended).flatMap(([event, all]) =>
    all.map((ago) => attendedOn(member, event, daysAgo(ago))),
  );
  const surveys = Object.entries(personas).map(([park, persona]) => ({
    member,
    park,
    persona,
    answers: '{}',
    at: daysAgo(SURVEY_DAYS_AGO).toISOString(),
  }));
  await seedDemoSom(tx, context, { ...demo, member }, now);
  if (days.length > 0) await tx.insertInto('event_joins').values(days).execute();
  if (surveys.length > 0) await tx.insertInto('personas').values(surveys).execute();
};

/** Demo members but those who have withdrawn: they stay empty. */
const presentMembers = async (db: Db): Promise<readonly DemoMember[]> => {
  const rows = await db.selectFrom('members').select('uid').where('state', '=', 'withdrawn').execute();
  const withdrawn = new Set(rows.map(({ uid }) => uid));
  return demoMembers.filter(({ uid }) => !withdrawn.has(uid));
};

/** Creates missing demo members. Members in a park get today's visit. */
export const seedDemoMembers = async (app: FastifyInstance): Promise<void> => {
  const { db } = app.store;
  const now = app.clock.now();
  const present = await presentMembers(db);
  const known = new Set((await db.selectFrom('members').select('uid').execute()).map(({ uid }) => uid));
  for (const demo of present) {
    if (!known.has(demo.uid)) await insertMember(app, demo, now);
    else if (demo.inPark !== undefined || demo.visiting !== undefined)
      await changeMember(db, demo.uid, { passages: JSON.stringify(passagesToday(demo, now)) }, now);
  }
  // The bar begins anew, as the visits of today do.
  for (const { uid, barredHours } of present)
    if (barredHours !== undefined)
      await db
        .updateTable('members')
        .set({ barred_until: new Date(now.getTime() + barredHours * HOUR_MS).toISOString() })
        .where('uid', '=', uid)
        .execute();
  await seedDemoRelations(app, now);
  await seedDemoNotifications(app.context, { member: '100000000001', friend: '100000000010', now });
  const [onsite, full] = ['haneul_onsite', 'haneul_full'].map(
    (loginId) => present.find((demo) => demo.loginId === loginId)?.uid,
  );
  if (onsite !== undefined && full !== undefined) await seedDemoGifts(app, { member: onsite, friend: full });
  if (full !== undefined) await seedDemoReceipts(app.context, full);
  if (full !== undefined) await seedDemoAddress(app, full);
  if (full !== undefined) await seedDemoBadges(app, full);
  const sharing = { haneul_due: [120, 3500], haneul_guest: [300] };
  await seedDemoOfferwalls(
    app,
    Object.entries(sharing).flatMap(([loginId, amounts]) =>
      present.filter((demo) => demo.loginId === loginId).map(({ uid }) => ({ member: uid, amounts })),
    ),
  );
  // Members without Som have no history.
  for (const { uid, grade, kind, regular, som } of present)
    if (kind === '2' && regular && som > 0)
      await seedDemoScore(app, { member: uid, grade, ...(uid === full ? { score: 3240 } : {}) });
  for (const demo of present) if (demo.regular) await seedDemoIdentity(app, demo);
  for (const demo of present) await seedDemoGuardian(app, demo);
  for (const demo of present) {
    const { uid, birthDate, clubs, lang, dreamPoints: amount } = demo;
    if (demo.leavingDays !== undefined) await renewLeaving(app.context, demo);
    await seedSocial(app, demo);
    if (clubs !== undefined) await seedDemoClubs(app, clubs, { uid, birth_date: birthDate, locale: lang });
    if (amount !== undefined)
      await inTransaction(app.store, (tx) =>
        importDreamPoints(tx, { member: uid, amount, ref: `demo ${uid}`, at: now }),
      );
  }
};

/** Time until the next check, in milliseconds: at midnight in Korea, and every hour. */
export const untilSeeded = (now: Date): number =>
  Math.max(1000, Math.min(HOUR_MS, nextKoreanDayStart(now.getTime()) - now.getTime()));

/** Seeds members and what they have. Processes that start together take turns. */
export const seedDemo = (app: FastifyInstance): Promise<void> => oneAtATime(app.store, 'demo', () => seedInTurn(app));

const seedInTurn = async (app: FastifyInstance): Promise<void> => {
  await seedDemoMembers(app);
  const present = await presentMembers(app.store.db);
  await seedPocket(app);
  for (const { uid, inPark } of present) if (inPark !== undefined) await seedQueue(app, { member: uid, venue: inPark });
  const [member, friend] = ['haneul_onsite', 'haneul_full'].map((loginId) =>
    present.find((demo) => demo.loginId === loginId),
  );
  if (member?.inPark !== undefined && friend !== undefined) {
    await seedCourses(app, { member: member.uid, friend: friend.uid, venue: member.inPark });
    await seedDemoInquiries(app, { member: friend.uid, venue: member.inPark });
  }
  for (const { uid, inPark } of present) if (inPark !== undefined) await seedUse(app, { member: uid, venue: inPark });
  const venue = member?.inPark;
  if (venue !== undefined)
    await seedDemoReports(app.context, {
      full: friend === undefined ? undefined : { member: friend.uid, venue },
      onsite: member === undefined ? undefined : { member: member.uid, venue },
    });
  // Simple members cannot take part.
  await seedWinners(
    app,
    present.filter(({ kind }) => kind === '2'),
  );
};

/** Registers demo members, only with the sandbox on. */
export const registerDemo: FastifyPluginAsync = async (app) => {
  app.addHook('onReady', () => seedDemo(app));
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(() => {
      void seedDemo(app).catch((error: unknown) => app.log.error({ err: error }, 'demo members'));
      wait();
    }, untilSeeded(app.clock.now())).unref();
  };
  wait();
  app.addHook('onClose', async () => clearTimeout(timer));
};
