import { localised } from '#content/answers/texts';
import type { ConsentItem } from '#schemas/documents/consent-item/schema';
import type { Context } from '../../core/context.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import type { ConsentSetting } from '../../core/storage/consent-tables.ts';
import type { Lease } from '../../core/storage/lease.ts';
import { ContextTimer } from '../../core/context-timer.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import { appendConsents, consentsOfMember, PresentConsents } from './consents-store.ts';
import { expiredBefore, expiresAt, NOTICE_DAYS } from '../../core/records/consent-period.ts';
import { writeSettings } from './settings.ts';

const BATCH = 200;
/** Promotions are not sent between 21 and 8 o'clock in Korea. */
const DAY_FROM = '08';
const DAY_UNTIL = '21';

interface Expiring {
  readonly item: ConsentItem;
  readonly months: number;
  readonly setting: ConsentSetting;
}

interface Due {
  readonly id: string;
  readonly member: string;
  readonly at: string;
}

/** Asks members to confirm old consents to promotions, and ends those that nobody confirmed, while this process holds the lease. */
export class ConsentReconfirmer extends ContextTimer {
  constructor(context: Context, warn: (error: unknown) => void) {
    super(context, warn, { name: 'consent-reconfirmer', tickMs: HOUR_MS });
  }

  protected override async work(lease: Lease): Promise<void> {
    const context = this.context;
    if (!isAnnounced(context)) return;
    for (const expiring of this.#expiring()) {
      if (isDaytime(context.clock.now()))
        for (const due of await this.#toNotify(expiring))
          await this.attempt(lease, (tx) => remind(tx, context, due, expiring));
      for (const due of await this.#toEnd(expiring)) await this.attempt(lease, (tx) => end(tx, context, due, expiring));
    }
  }

  /** Consent items whose consents end, with the setting that they turn on. */
  #expiring(): readonly Expiring[] {
    return [...this.context.live.current.prepared.documents['consent-item'].values()].flatMap((item) => {
      const setting = item.channel ?? item.setting;
      return item.reconfirmMonths === undefined || setting === undefined
        ? []
        : [{ item, months: item.reconfirmMonths, setting }];
    });
  }

  /** Consents that end within the time of notice and whose members do not know yet. */
  #toNotify({ months, setting }: Expiring): Promise<Due[]> {
    const { store, clock } = this.context;
    const soon = new Date(clock.now().getTime() + NOTICE_DAYS * DAY_MS);
    return store.db
      .selectFrom('consents')
      .leftJoin('consent_notices', 'consent_notices.consent', 'consents.id')
      .select(['consents.id', 'consents.member', 'consents.at'])
      .where('consents.setting', '=', setting)
      .where('consents.agreed', '=', 1)
      .where('consents.at', '<=', expiredBefore(soon, months).toISOString())
      .where('consent_notices.consent', 'is', null)
      .orderBy('consents.at')
      .limit(BATCH)
      .execute();
  }

  /** Consents that have ended, and whose members were told in time. */
  #toEnd({ months, setting }: Expiring): Promise<Due[]> {
    const { store, clock } = this.context;
    const told = new Date(clock.now().getTime() - NOTICE_DAYS * DAY_MS);
    return store.db
      .selectFrom('consent_notices')
      .innerJoin('consents', 'consents.id', 'consent_notices.consent')
      .select(['consents.id', 'consents.member', 'consents.at'])
      .where('consent_notices.done', '=', 0)
      .where('consent_notices.at', '<=', told.toISOString())
      .where('consents.setting', '=', setting)
      .where('consents.at', '<=', expiredBefore(clock.now(), months).toISOString())
      .orderBy('consent_notices.at')
      .limit(BATCH)
      .execute();
  }
}

/** Without a text for the notice nobody is told, and no consent ends. */
const isAnnounced = ({ live }: Context): boolean =>
  [...live.current.prepared.documents['message-template'].values()].some(({ event }) => event === 'CONSENT_RECONFIRM');

const isDaytime = (now: Date): boolean => {
  const hour = momentOf(now.toISOString()).slice(8, 10);
  return hour >= DAY_FROM && hour < DAY_UNTIL;
};

/** True if the member has said nothing about the setting since. */
const isPresent = async (tx: Tx, { id, member }: Due, setting: ConsentSetting): Promise<boolean> =>
  new PresentConsents(await consentsOfMember(tx, member)).of(setting, setting)?.id === id;

const remind = async (tx: Tx, context: Context, due: Due, { item, months, setting }: Expiring): Promise<void> => {
  const { id, member, at } = due;
  const now = context.clock.now();
  const isOpen = await isPresent(tx, due, setting);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('consent_notices')
    .values({ consent: id, member, at: now.toISOString(), done: isOpen ? 0 : 1 })
    .onConflict((conflict) => conflict.column('consent').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n || !isOpen) return;
  const { lang = 'ko' } =
    (await tx.selectFrom('members').select('lang').where('uid', '=', member).executeTakeFirst()) ?? {};
  const ends = Math.max(expiresAt(at, months).getTime(), now.getTime() + NOTICE_DAYS * DAY_MS);
  await notify(tx, context, {
    member,
    event: 'CONSENT_RECONFIRM',
    ref: id,
    values: {
      consent: localised(item.title, lang),
      agreedOn: dotted(kstDay(new Date(at))),
      until: dotted(kstDay(new Date(ends))),
    },
  });
};

const dotted = (day: string): string => `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`;

const end = async (tx: Tx, context: Context, due: Due, { item, setting }: Expiring): Promise<void> => {
  const { id, member } = due;
  const now = context.clock.now();
  const isOpen = await isPresent(tx, due, setting);
  await tx.updateTable('consent_notices').set({ done: 1 }).where('consent', '=', id).execute();
  if (!isOpen) return;
  await writeSettings(tx, context, { member, settings: { [setting]: 'N' }, now });
  await appendConsents(tx, [
    {
      member,
      item: item.id,
      kind: 'consent',
      version: item.versionNo,
      setting,
      agreed: 0,
      source: 'reconfirm',
      ref: id,
      at: now.toISOString(),
    },
  ]);
  await announceMember(tx, context, member, 'account');
};
