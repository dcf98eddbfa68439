import { plantIdentity } from './planted-identity.ts';
import { PLANTED, planted } from './planted-text.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { later, noon, people, today, venue } from './named-people.ts';

const { self, friend } = people;

const bytes = Buffer.from(planted('bytes'));

export const plantOnSite = async (db: Store['db']): Promise<void> => {
  const { id: product } = await db
    .selectFrom('pocket_products')
    .select('id')
    .where('member', '=', self)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: entry } = await db
    .selectFrom('queue_entries')
    .select('id')
    .where('member', '=', self)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('club_members')
    .values({ id: 'planted', club: 'EL-plant', member: self, number: 900, state: '1', at: noon })
    .execute();
  await plantFacts(db);
  await db.insertInto('club_entries').values({ club: 'EL-garden', member: self, at: noon }).execute();
  await db
    .insertInto('club_activities')
    .values({ club: 'EL-plant', activity: 'planted', member: self, at: noon })
    .execute();
  await db
    .insertInto('devices')
    .values({
      id: 'planted',
      venue,
      kind: 'GATE',
      name: '',
      facility: '',
      model: '',
      version: '',
      state: 'ACTIVE',
      join_hash: null,
      join_until: '',
      token_hash: null,
      added_at: noon,
      heard_at: '',
      ended_at: '',
    })
    .execute();
  await db
    .insertInto('scans')
    .values({
      id: 'planted',
      device: 'planted',
      venue,
      scan_id: 'planted',
      kind: 'ENTRY',
      body_hash: '',
      ref: '',
      step: '',
      taken: 0,
      product: '',
      holder: self,
      day: today,
      at: noon,
      device_at: noon,
      late: 0,
      result: 'OK',
      reason: '',
      answer: JSON.stringify({ holder: self, name: planted('scan') }),
    })
    .execute();
  await db.insertInto('disabled_boardings').values({ member: self, park: venue, until: today }).execute();
  await db.insertInto('disabled_entries').values({ entry, member: self }).execute();
  await db
    .insertInto('member_badges')
    .values({ id: 'planted', member: self, badge: 'b', period: '', source: 'TEST', ref: 'planted', at: noon })
    .execute();
  await db
    .insertInto('loans')
    .values({ id: 'planted', product, owner: friend, holder: self, day: today, state: 'RETURNED', at: noon })
    .execute();
  await db
    .insertInto('season_pictures')
    .values({
      id: 'planted',
      term: 'planted',
      valid_until: today,
      product: 'planted',
      member: self,
      venue,
      state: 'ACCEPTED',
      reason: '',
      sent_at: noon,
      decided_at: '',
      decided_by: '',
      bytes,
    })
    .execute();
};

export const plantAccount = async (db: Store['db']): Promise<void> => {
  const { id: login } = await db
    .selectFrom('logins')
    .select('id')
    .where('member', '=', self)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('email_changes')
    .values({
      id: 'planted',
      member: self,
      state: 'SENT',
      email: planted('new e-mail'),
      earlier: planted('old e-mail'),
      until: later,
      tries: 0,
      undo_hash: null,
      at: noon,
    })
    .execute();
  await db.insertInto('consent_notices').values({ consent: 'planted', member: self, at: noon, done: 0 }).execute();
  await db
    .insertInto('external_grants')
    .values({ member: self, client: 'partner', field: 'email', at: noon })
    .execute();
  await db
    .insertInto('files')
    .values({
      id: 'planted',
      member: self,
      purpose: 'COURSE',
      state: 'CLAIMED',
      at: noon,
      media_type: 'image/jpeg',
      size: bytes.length,
      ref: planted('claim'),
      bytes,
    })
    .execute();
  await db
    .insertInto('joins')
    .values({
      id: 'planted',
      binder: 'planted',
      state: 'DONE',
      details: planted('join'),
      member: self,
      started_at: noon,
      touched_at: noon,
    })
    .execute();
  await db
    .insertInto('guardians')
    .values({
      id: 'planted',
      child: self,
      ci_key: planted('guardian ci'),
      name: planted('guardian'),
      mobile: planted('guardian mobile'),
      relation: 'PARENT',
      agreements: '[]',
      state: 'ACTIVE',
      at: noon,
      ended_at: null,
    })
    .execute();
  await db
    .insertInto('outbox')
    .values([
      {
        id: 'planted-1',
        member: self,
        channel: 'PUSH',
        address: self,
        subject: planted('subject'),
        body: planted('body'),
        at: noon,
      },
      {
        id: 'planted-2',
        member: null,
        channel: 'EMAIL',
        address: `${PLANTED}@resort.example`,
        subject: '',
        body: planted('code'),
        at: noon,
      },
    ])
    .execute();
  await db
    .insertInto('notifications')
    .values([
      {
        id: 'planted',
        member: self,
        source: `X ${self}`,
        topic: 'service',
        title: planted('title'),
        body: planted('body'),
        link: `/x/${self}`,
        read_at: null,
        at: noon,
        about: friend,
      },
      {
        id: 'planted-2',
        member: friend,
        source: 'X friend',
        topic: 'friend',
        title: planted('nickname'),
        body: '',
        link: '',
        read_at: null,
        at: noon,
        about: self,
      },
    ])
    .execute();
  await db
    .insertInto('notification_settings')
    .values({ member: self, topic: 'gift', channel: 'SMS', at: noon })
    .execute();
  await db.insertInto('quiet_hours').values({ member: self, starts: '22:00', ends: '07:00', at: noon }).execute();
  await db
    .insertInto('app_devices')
    .values({ device: planted('device'), member: self, login, push_token: planted('token'), at: noon })
    .execute();
  await db
    .insertInto('code_keys')
    .values({ login, id: 'planted', member: self, public_key: planted('key'), at: noon })
    .execute();
  await plantIdentity(db);
};

const plantFacts = async (db: Store['db']): Promise<void> => {
  const own = { id: 'planted', member: self, at: noon };
  await db
    .insertInto('badges')
    .values({ ...own, badge: 'ready', period: 'planted' })
    .execute();
  await db
    .insertInto('missions')
    .values({
      id: 'planted',
      member: self,
      mission: 'winter',
      period: 'planted',
      state: 'CLAIMED',
      done_at: noon,
      claim_until: noon,
      claimed_at: noon,
      approval_no: '123456789012',
    })
    .execute();
  await db
    .insertInto('score_entries')
    .values({ ...own, amount: 1, source: 'PURCHASE', ref: 'planted', park: venue, expires_on: '20271130' })
    .execute();
  await db
    .insertInto('reward_claims')
    .values({ ...own, program: 'lantern', amount: 1, som: 1, approval_no: '123456789013' })
    .execute();
  await db
    .insertInto('grade_terms')
    .values({ member: self, since: '20261101', until: '20271101' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('fact_judgements')
    .values({ member: self, day: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const plantOfferwalls = async (db: Store['db']): Promise<void> => {
  await db
    .insertInto('offerwall_keys')
    .values({ wall: 'byeolmoa', hash: planted('key'), epoch: 1, member: self, at: noon })
    .execute();
  await db
    .insertInto('offerwall_rewards')
    .values({
      id: 'planted',
      wall: 'byeolmoa',
      ref: planted('transaction'),
      member: self,
      amount: 10,
      state: 'CREDITED',
      reason: '',
      device: planted('device'),
      at: noon,
      sent_at: noon,
      held_until: '',
      transfer: 'planted',
      decided_by: '',
      decided_at: '',
    })
    .execute();
};

export const plantOperatorWork = async (db: Store['db']): Promise<void> => {
  await db
    .insertInto('look_ups')
    .values({
      seq: 1,
      id: 'plant',
      at: noon,
      operator: 'agent',
      role: 'agent',
      venue,
      record: 'members',
      record_id: '',
      member: self,
      purpose: 'INQUIRY',
      field: 'NAME',
      previous: '',
      hash: '',
    })
    .execute();
  await db
    .insertInto('som_adjustments')
    .values({
      id: 'plant',
      member: self,
      venue,
      amount: 100,
      reason: 'CORRECTION',
      state: 'PROPOSED',
      proposed_by: 'lead',
      proposed_at: noon,
      until: later,
      decided_by: '',
      decided_at: '',
    })
    .execute();
};
