import { attendedOn } from '../../src/server/services/events/index.ts';
import { CI_KEY, PLANTED, planted } from './planted-text.ts';
import { plantAccount, plantOfferwalls, plantOnSite, plantOperatorWork } from './planted-records.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { later, noon, people, today, venue } from './named-people.ts';

const { self, friend } = people;

/** Adds records of the kinds that no call of the tests makes, and writes the planted text where members write, or are written of. */
export const plantMember = async ({ db }: Store): Promise<void> => {
  await plantTexts(db);
  await plantOnSite(db);
  await plantPeople(db);
  await plantAccount(db);
  await plantAttendance(db);
  await plantBooking(db);
  await plantSom(db);
  await plantOfferwalls(db);
  await plantOperatorWork(db);
  // These records took no places.
  await db.insertInto('counters').values({ scope: 'club-places', key: 'EL-plant', taken: 0 }).execute();
  await db
    .updateTable('counters')
    .set((row) => ({ taken: row('taken', '+', 100) }))
    .execute();
};

const plantSom = async (db: Store['db']): Promise<void> => {
  const { id: transfer } = await db.selectFrom('ledger_transfers').select('id').executeTakeFirstOrThrow();
  await db.insertInto('som_debts').values({ transfer, member: self, owed: 1, at: noon }).execute();
  await db
    .insertInto('som_gifts')
    .values([
      { id: 'plant-1', sender: self, receiver: friend, amount: 100, message: planted('gift'), at: noon },
      { id: 'plant-2', sender: friend, receiver: self, amount: 100, message: planted('thanks'), at: noon },
    ])
    .execute();
};

const plantTexts = async (db: Store['db']): Promise<void> => {
  await db
    .updateTable('members')
    .set({
      name: planted('name'),
      nickname: planted('nickname'),
      nickname_key: planted('nickname'),
      picture: planted('picture'),
    })
    .where('uid', '=', self)
    .execute();
  await db
    .updateTable('members')
    .set({ email: `${PLANTED}@resort.example`, mobile: PLANTED })
    .where('uid', '=', self)
    .execute();
  await db
    .updateTable('gifts')
    .set({ message: planted('message') })
    .where('sender', '=', self)
    .execute();
  await db
    .updateTable('pocket_products')
    .set({ holder_name: planted('holder'), birth_date: planted('birth') })
    .where('member', '=', self)
    .execute();
  await db
    .updateTable('relations')
    .set({ asker_alias: planted('alias') })
    .where('asker', '=', self)
    .execute();
  await db
    .updateTable('member_courses')
    .set({ title: planted('course'), note: planted('note') })
    .where('member', '=', self)
    .execute();
  await db
    .updateTable('event_joins')
    .set({ answers: JSON.stringify({ story: planted('answer') }) })
    .where('member', '=', self)
    .execute();
  await db
    .updateTable('companion_groups')
    .set({ name: planted('group') })
    .where('owner', '=', self)
    .execute();
  await db
    .updateTable('personal_values')
    .set({ value: planted('value') })
    .where('member', '=', self)
    .execute();
  await db
    .updateTable('billboard_applications')
    .set({ words: planted('words'), sender: planted('sender') })
    .where('member', '=', self)
    .execute();
  await db
    .updateTable('nft_addresses')
    .set({ address: planted('address') })
    .where('member', '=', self)
    .execute();
  await db
    .updateTable('claims')
    .set({ key: planted('address') })
    .where('scope', '=', 'nft')
    .where('ref', '=', self)
    .execute();
  await db.insertInto('profile_pictures').values({ member: self, picture: 'owl', price: 300, at: later }).execute();
  await db
    .updateTable('identities')
    .set({ name: planted('identity'), ci_key: CI_KEY, di_key: planted('di') })
    .where('member', '=', self)
    .execute();
  await db
    .updateTable('logins')
    .set({ device: planted('device') })
    .where('member', '=', self)
    .execute();
};

/** Adds a badge, a mission, score and a reward, as counted facts bring them. */
const plantPeople = async (db: Store['db']): Promise<void> => {
  await db
    .insertInto('blocks')
    .values([
      { blocker: self, blocked: people.stranger, at: noon },
      { blocker: people.other, blocked: self, at: noon },
    ])
    .execute();
  await db.insertInto('friend_tokens').values({ hash: 'planted', asker: friend, member: self, until: later }).execute();
  await db.insertInto('companion_groups').values({ id: 'planted', owner: friend, name: 'a group', at: noon }).execute();
  await db.insertInto('companion_group_people').values({ group_id: 'planted', member: self }).execute();
  await db
    .insertInto('pass_requests')
    .values({
      id: 'planted',
      number: '1',
      venue,
      product: 'EL-season',
      valid_until: today,
      asker: self,
      companion: friend,
      state: 'REQUESTED',
      at: noon,
    })
    .execute();
};

/** Passes that the member booked and nobody registered, one of them in the member's own name. */
const plantBooking = async (db: Store['db']): Promise<void> => {
  const { birth_date } = await db
    .selectFrom('members')
    .select('birth_date')
    .where('uid', '=', self)
    .executeTakeFirstOrThrow();
  const booked = {
    kind: 'SEASON',
    product: 'EL-season',
    venue,
    valid_from: today,
    valid_until: today,
    reservation: 'R-planted',
    mobile: PLANTED,
    seat: '',
    people: 1,
    state: 'ISSUED',
  } as const;
  await db
    .insertInto('issued_numbers')
    .values([
      { ...booked, number: 'planted-1', seq: 1, holder_name: planted('name'), birth_date },
      { ...booked, number: 'planted-2', seq: 2, holder_name: '가족', birth_date: '20150301' },
    ])
    .execute();
};

/** A day of attendance, whose ID has the uid. */
const plantAttendance = async (db: Store['db']): Promise<void> => {
  await db
    .insertInto('event_joins')
    .values(attendedOn(self, 'planted', new Date(noon)))
    .execute();
};
