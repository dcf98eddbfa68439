import { hashToken } from '../../src/server/core/session/session-keys.ts';
import { post } from '../../src/server/core/records/ledger.ts';
import { addLot } from '../../src/server/core/records/som/lots.ts';
import { inTransaction } from '../../src/server/core/storage/in-transaction.ts';
import { events, postIds, shipped } from './named-documents.ts';
import { type Makers, type Making, ownerOf, stateOf } from './named-making.ts';
import { earlier, later, noon, otherVenue, people, today, venue } from './named-people.ts';
import { copy, insert, next, unique } from './named-rows.ts';

/** Body of a report of a day without anything. */
const emptyReport = JSON.stringify({
  enteredAt: '',
  leftAt: '',
  minutes: 0,
  places: [],
  queues: 0,
  courses: [],
  events: [],
  badges: [],
  som: 0,
});
/** Report of the caller with a review. */
const ownReport = 'report-of-the-tests';
/** Adds it once. */
export const addOwnReport = async ({ db }: Making['store']): Promise<void> => {
  const known = await db.selectFrom('memory_reports').select('id').where('id', '=', ownReport).executeTakeFirst();
  if (known !== undefined) return;
  const of = { id: ownReport, member: people.self, venue, day: '20261030' };
  await db
    .insertInto('memory_reports')
    .values({ ...of, body: emptyReport, made_at: noon })
    .execute();
  await db
    .insertInto('report_reviews')
    .values({ ...of, state: 'REGISTERED', stars: 3, words: '', photos: '[]', open: 1, at: noon, changed_at: noon })
    .execute();
};

const postOf =
  (type: string) =>
  async ({ fault, variant }: Making): Promise<string> =>
    postIds(type)[fault === 'venue' ? fault : fault !== 'time' ? 'right' : variant === 'early' ? 'early' : 'over'];

/** Names documents of the services and makes the records of their members. */
export const servicesMakers: Makers = {
  event: async ({ name, fault, variant }) => {
    const here = events.filter(
      (one) =>
        one['parks'] instanceof Array &&
        one['parks'].includes(fault === 'venue' ? '02' : '01') &&
        (fault !== 'venue' || !one['parks'].includes('01')),
    );
    const found = here.find((one) =>
      fault === 'kind' ? one['kind'] === variant : name.kinds === undefined || one['kind'] === name.kinds[0],
    );
    if (found === undefined) throw new Error('The site has no such event.');
    return fault === 'time' ? `${found.id}-${variant === 'early' ? 'coming' : 'ended'}` : found.id;
  },
  'event-join': async (making) => {
    const id = unique('join');
    const { name, fault } = making;
    const state = stateOf(making, 'APPLIED');
    const isWon = name.states?.[0] === 'WON';
    const event =
      fault === 'kind'
        ? 'EL-quiz-1'
        : fault === 'time' && !isWon
          ? 'EL-apply-1-ended'
          : isWon
            ? 'EL-roulette-1'
            : 'EL-apply-1';
    await insert(making.store, 'event_joins', {
      id,
      event,
      kind: 'APPLY',
      venue,
      member: ownerOf(making),
      day: today,
      occasion: id,
      no: next() + 1000,
      turn: 1,
      state,
      prize: isWon ? 'small-cloud' : '',
      slot: '',
      score: 0,
      answers: '{}',
      stock: '',
      release: 1,
      drawn: '',
      at: noon,
      claim_until: isWon ? (fault === 'time' ? earlier : later) : null,
      settled_at: null,
    });
    return id;
  },
  'event-part': async ({ name, input }) => {
    const event = events.find(({ id }) => id === input['eventId']);
    const [prize] = (event?.['prizes'] ?? []) as readonly { readonly id: string }[];
    return name.refusals.unknown === 'EVT_06' ? 'x' : (prize?.id ?? 'x');
  },
  approval: async (making) => {
    const [member, at, amount] = [ownerOf(making), new Date(noon), 100];
    return inTransaction(making.store, async (tx) => {
      const posted = await post(tx, {
        book: 'SOM',
        kind: 'EARN',
        source: 'TEST',
        ref: unique('approval'),
        at,
        postings: { [member]: amount, ISSUED: -amount },
      });
      if (posted === undefined) throw new Error('The transfer was posted before.');
      await addLot(tx, { member, transfer: posted.id, amount, expiresOn: '20281101', at });
      return posted.approvalNo;
    });
  },
  billboard: async ({ fault }) => (fault === 'venue' ? 'board-elsewhere' : 'board'),
  'billboard-application': async (making) => {
    const id = unique('application');
    await insert(making.store, 'billboard_applications', {
      id,
      member: ownerOf(making),
      venue,
      billboard: 'EL-board',
      day: making.fault === 'time' ? today : '20261105',
      time: '1200',
      template: 'x',
      words: 'x',
      sender: '',
      state: stateOf(making, 'REQUESTED'),
      reason: '',
      at: noon,
      decided_at: '',
      decided_by: '',
      picture: null,
    });
    return id;
  },
  'member-course': async (making) => {
    const id = unique('course');
    const owner = making.name.of === 'caller' ? ownerOf(making) : people.friend;
    await copy(making.store, 'member_courses', ['venue', venue], {
      id,
      member: owner,
      state: stateOf(making, 'DRAFT'),
      ...(making.fault === 'venue' ? { venue: otherVenue } : {}),
    });
    return id;
  },
  'report-share': async (making) => {
    const { store, fault } = making;
    const id = unique('report-share');
    const token = `token-of-the-tests-${id}`;
    await insert(store, 'memory_reports', {
      id,
      member: people.friend,
      venue,
      day: `2025${String(next() % 10000).padStart(4, '0')}`,
      body: emptyReport,
      made_at: earlier,
    });
    await insert(store, 'report_shares', {
      id,
      report: id,
      member: people.friend,
      hash: hashToken(token),
      photos: '[]',
      at: earlier,
      until: fault === 'time' ? earlier : later,
      ended_at: fault === 'state' ? earlier : null,
    });
    return token;
  },
  'review-photo': async (making) => {
    const id = unique('photo');
    const owner = ownerOf(making);
    await insert(making.store, 'files', {
      id,
      member: owner,
      purpose: 'REVIEW',
      state: 'CLAIMED',
      at: noon,
      media_type: 'image/jpeg',
      size: 1,
      ref: `report_reviews ${ownReport}`,
      bytes: Buffer.from('x'),
    });
    if (owner === people.self) {
      await addOwnReport(making.store);
      await making.store.db
        .updateTable('report_reviews')
        .set({ photos: JSON.stringify([id]) })
        .where('id', '=', ownReport)
        .execute();
    }
    return id;
  },
  'report-review': async ({ store }) => {
    await addOwnReport(store);
    return ownReport;
  },
  receipt: async (making) => {
    const id = unique('receipt');
    await copy(making.store, 'receipts', ['id', '1'], { id, ref: id, member: ownerOf(making) });
    return id;
  },
  inquiry: async (making) => {
    const id = unique('inquiry');
    await insert(making.store, 'inquiries', {
      id,
      member: ownerOf(making),
      venue,
      category: 'USE',
      title: 'x',
      lang: 'ko',
      state: stateOf(making, 'RECEIVED'),
      assignee: '',
      reopened: 0,
      channels: '["NOTIFICATION"]',
      at: noon,
      due_at: later,
      answered_at: noon,
      closed_at: '',
    });
    await insert(making.store, 'inquiry_messages', {
      id: unique('message'),
      inquiry: id,
      operator: '',
      text: 'x',
      at: noon,
    });
    return id;
  },
  club: async ({ fault }) => (fault === 'venue' ? 'CB-plant' : 'EL-plant'),
  mission: async () => 'three-friends',
  'reward-program': async () => 'warm-drink',
  'day-pass': async ({ fault }) => (fault === 'venue' ? 'CB-garden' : 'EL-garden'),
  facility: async ({ fault }) => (fault === 'venue' ? '990' : '101'),
  'facility-use-record': async (making) => {
    const id = unique('use');
    await copy(making.store, 'facility_uses', ['member', people.self], {
      id,
      member: ownerOf(making),
      no: next() + 1000,
      state: 'RETURNED',
    });
    return id;
  },
  'place-code': async ({ name, fault }) =>
    name.refusals.unknown === 'CPN_07'
      ? fault === 'venue'
        ? '7020'
        : '3021'
      : fault === 'venue'
        ? placeOf('CB-locker')
        : placeOf('EL-locker'),
  'queue-entry': async (making) => {
    const id = unique('entry');
    await insert(making.store, 'queue_entries', {
      id,
      plan: 'EL-101',
      venue,
      facility: '101',
      day: today,
      mode: 'LINE',
      no: next() + 1000,
      state: stateOf(making, 'WAITING'),
      member: ownerOf(making),
      people: 1,
      slot: '',
      come_back: 0,
      told: 0,
      joined_at: Date.parse(noon),
      starts_at: null,
      called_at: null,
      until: null,
      ended_at: null,
    });
    return id;
  },
  'queue-slot': async ({ store, fault }) => {
    if (fault === 'state')
      await insert(store, 'counters', { scope: 'queue-slot', key: `EL-101 ${today} 1900`, taken: 1000 });
    return fault === 'time' ? '1100' : fault === 'state' ? '1900' : '1800';
  },
  'gate-code': async (making) => {
    const id = unique('gate');
    const { fault } = making;
    await insert(making.store, 'devices', {
      id,
      venue: fault === 'venue' ? otherVenue : venue,
      kind: fault === 'kind' ? 'RIDE' : 'GATE',
      name: id,
      facility: '',
      model: '',
      version: '',
      state: stateOf(making, 'ACTIVE'),
      join_hash: null,
      join_until: '',
      token_hash: null,
      added_at: noon,
      heard_at: '',
      ended_at: '',
    });
    return `PX${id}`;
  },
  notice: postOf('notice'),
  board: postOf('board'),
  discount: postOf('discount'),
  pick: async (making) => (making.fault === 'kind' ? postIds('board').right : postOf('pick')(making)),
  'code-list': async () => 'COD_IAM_BOARD_KIND',
};

const placeOf = (document: string): string => {
  const [place] = (shipped.find(({ id, type }) => type === 'facility-use' && id === document)?.['places'] ??
    []) as readonly { readonly code: string }[];
  return place?.code ?? '';
};
