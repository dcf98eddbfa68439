import { expect, it } from 'vitest';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { countLiveJoins } from './live-joins.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const item = (id: string) => ({ id, name: words(id), kind: 'ITEM', stock: 5 });
const slot = (id: string) => ({ id, label: words(id), seats: 5 });
const event = (id: string, more: object = {}) => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind: 'APPLY',
  parks: ['09'],
  order: 1,
  title: words(id),
  ...more,
});
const draw = event('draw', {
  until: '2026-11-10T00:00:00+09:00',
  draw: { resultOn: '2026-11-20' },
  prizes: [item('cabin'), item('tent')],
});
const seats = event('seats', { slots: [slot('am'), slot('pm')], prizes: [item('tea'), item('cake')] });
const past = event('past', { until: '2026-10-01T00:00:00+09:00', prizes: [item('cup')] });
const stamp = (id: string) => ({ id, name: words(id), way: 'VISIT' });
const book = event('book', {
  kind: 'STAMP',
  until: '2027-12-01T00:00:00+09:00',
  stamps: ['gate', 'lake', 'hill'].map(stamp),
  prizes: [{ ...item('badge'), at: 2 }, item('cup')],
});
const finished = {
  ...book,
  id: 'finished',
  eventId: 'finished',
  title: words('finished'),
  until: '2026-10-01T00:00:00+09:00',
};
const days = event('days', {
  kind: 'ATTEND',
  until: '2027-12-01T00:00:00+09:00',
  prizes: [item('daily'), { ...item('ten'), at: 10 }],
});
const withoutPrizes = ({ prizes: _, ...rest }: Readonly<Record<string, unknown>>): object => rest;
const codes = (id: string) => ({
  type: 'code-list',
  id,
  v: 1,
  items: ['APPLY', 'STAMP', 'ATTEND'].map((codeId) => ({ codeId, codeName: words(codeId) })),
});

interface Refusal {
  readonly problems?: readonly {
    readonly code: string;
    readonly at: { readonly id: string; readonly pointer: string };
    readonly text: { readonly en: string };
    readonly hint?: { readonly en: string };
  }[];
}

/** A console over three events, and participations in them. */
const site = async (
  joins: readonly (readonly [
    event: string,
    state: string,
    parts?: { readonly prize?: string; readonly slot?: string; readonly member?: string; readonly occasion?: string },
  ])[],
) => {
  const store = await tempStore();
  const publishing = publishingOver(store);
  await seedWith(publishing, [
    ...soundSite(),
    codes('COD_IAM_EVENT_KIND'),
    codes('COD_IAM_BOARD_KIND'),
    draw,
    seats,
    past,
    book,
    finished,
    days,
    codes('COD_IAM_ATTEND_KIND'),
  ]);
  const server = await testServer(publishing);
  countLiveJoins(publishing.liveRecords, publishing.live);
  const at = '2026-11-01T00:00:00.000Z';
  await store.db
    .insertInto('members')
    .values(
      ['M1', 'M2'].map(
        (uid) =>
          ({
            uid,
            login_id: uid,
            name: '',
            nickname: '',
            lang: 'ko',
            birth_date: '',
            gender: '',
            email: '',
            mobile: '',
            kind: '2',
            regular: 1,
            ex_member: 0,
            conversion_agreed_on: '',
            grade: '',
            picture: '',
            consents: '{}',
            passages: '{}',
            state: 'active',
            created_at: at,
            updated_at: at,
          }) as const,
      ),
    )
    .execute();
  for (const [
    index,
    [name, state, { prize = '', slot: time = '', member = 'M1', occasion = '' } = {}],
  ] of joins.entries()) {
    await store.db
      .insertInto('event_joins')
      .values({
        id: `j${index}`,
        event: name,
        kind: 'APPLY',
        venue: 'TP',
        member,
        day: '20261101',
        occasion: occasion || `${index}`,
        no: index,
        turn: 0,
        state: state as 'WON',
        prize,
        drawn: '',
        slot: time,
        score: 0,
        answers: '{}',
        stock: '{}',
        barred: '[]',
        release: 1,
        at,
        claim_until: null,
        settled_at: null,
      })
      .execute();
  }
  /** Publishes the given drafts. Returns the problems of live records, as lines. */
  const release = async (drafts: readonly (readonly [id: string, body: object])[]): Promise<readonly string[]> => {
    for (const [id, body] of drafts) await server.console('PUT', `/drafts/event/${id}`, body);
    const answers = [
      await server.console('POST', '/releases', { message: 'Changed', drafts: 'all', validateOnly: true }),
      await server.console('POST', '/releases', { message: 'Changed', drafts: 'all' }),
    ];
    const [found = [], again = []] = answers.map((answer) =>
      (answer.json<Refusal>().problems ?? [])
        .filter(({ code }) => code === 'live-records')
        .map(({ at: { id, pointer }, text, hint }) => `${id}${pointer}: ${text.en} ${hint?.en}`),
    );
    expect([again, answers[1]?.statusCode]).toEqual([found, found.length === 0 ? 201 : 422]);
    return found;
  };
  return { ...server, store, release };
};
const gone = { deleted: true };

it('refuses to delete an event that members take part in, and says how many and what to do', async () => {
  const { release } = await site([
    ['seats', 'DONE'],
    ['seats', 'WON'],
    ['seats', 'CANCELLED'],
    ['past', 'DONE'],
    ['past', 'WON', { prize: 'cup' }],
    ['past', 'CLAIMED', { prize: 'cup' }],
  ]);
  expect(
    await release([
      ['seats', gone],
      ['past', gone],
    ]),
  ).toEqual([
    'past: 1 record of a member needs this document, so it cannot be deleted. Keep the event and bring its end forward. You can delete it after the end, when all prizes have been claimed.',
    'seats: 2 records of members need this document, so it cannot be deleted. Keep the event and bring its end forward. You can delete it after the end, when all prizes have been claimed.',
  ]);
});

it('refuses to remove a prize or a time that participations depend on; others can go', async () => {
  const { release } = await site([
    ['draw', 'APPLIED'],
    ['draw', 'APPLIED'],
    ['seats', 'WON', { slot: 'am' }],
    ['seats', 'WAITLISTED', { slot: 'am' }],
    ['seats', 'CANCELLED', { slot: 'pm' }],
    ['seats', 'WON', { prize: 'tea' }],
    ['seats', 'CLAIMED', { prize: 'cake' }],
  ]);
  const advice =
    'Put the prize back. To stop giving it, lower its stock to the number given. You can remove it when every winner has claimed it or the time to claim has ended.';
  expect(
    await release([
      ['draw', { ...draw, prizes: [item('cabin')] }],
      ['seats', { ...withoutPrizes(seats), slots: [slot('pm')] }],
    ]),
  ).toEqual([
    `draw/prizes: 2 participations depend on the prize “tent”, so it cannot be removed. ${advice}`,
    `seats: 1 participation depends on the prize “tea”, so it cannot be removed. ${advice}`,
    'seats/slots: 2 applications have the time “am”, so it cannot be removed. Put the time back. To take no more applications, lower its seats to the number taken.',
  ]);
  expect(
    await release([
      ['draw', draw],
      ['seats', { ...seats, prizes: [item('tea')], slots: [slot('am')] }],
    ]),
  ).toEqual([]);
});

it('refuses to remove a stamp that members have, or a prize for which they collect stamps or days; what nobody needs can go', async () => {
  const gate = { slot: 'gate' };
  const { release } = await site([
    ['book', 'DONE', gate],
    ['book', 'DONE', { ...gate, member: 'M2' }],
    ['book', 'DONE', { slot: 'lake' }],
    ['book', 'CLAIMED', { prize: 'badge', occasion: 'prize badge' }],
    ['finished', 'DONE', gate],
    ['days', 'DONE', { member: 'M1' }],
    ['days', 'DONE', { member: 'M1' }],
  ]);
  const advice =
    'Put the prize back. To stop giving it, lower its stock to the number given. You can remove it when every winner has claimed it or the time to claim has ended.';
  const stay =
    'Put the stamp back. If it can no longer be collected at its place, lower the number that the prizes take (at).';
  expect(
    await release([
      ['book', { ...withoutPrizes(book), stamps: [stamp('hill')] }],
      ['finished', { ...withoutPrizes(finished), stamps: [stamp('hill')] }],
      ['days', withoutPrizes(days)],
    ]),
  ).toEqual([
    // M1 has the badge already; a prize without a number takes all stamps.
    `book: 1 participation depends on the prize “badge”, so it cannot be removed. ${advice}`,
    `book: 2 participations depend on the prize “cup”, so it cannot be removed. ${advice}`,
    `book/stamps: The stamp “gate” has been collected 2 times, so it cannot be removed. ${stay}`,
    `book/stamps: The stamp “lake” has been collected once, so it cannot be removed. ${stay}`,
    `days: 1 participation depends on the prize “ten”, so it cannot be removed. ${advice}`,
  ]);
  expect(
    await release([
      ['book', { ...book, stamps: ['gate', 'lake'].map(stamp) }],
      ['days', { ...days, prizes: [{ ...item('ten'), at: 10 }] }],
    ]),
  ).toEqual([]);
});

it('does not refuse a rollback that loses an event, a prize and a time', async () => {
  const { release, store, publishing, console: call } = await site([]);
  await call('POST', '/import', {
    documents: [
      event('new', { prizes: [item('more')], slots: [slot('late')] }),
      { ...seats, prizes: [item('tea'), item('more')] },
    ],
  });
  expect(await release([])).toEqual([]);
  await store.db
    .insertInto('event_joins')
    .values(
      [
        ['new', 'j1'],
        ['seats', 'j2'],
      ].map(([name = '', id = '']) => ({
        id,
        event: name,
        kind: 'APPLY',
        venue: 'TP',
        member: 'M1',
        day: '20261101',
        occasion: id,
        no: 1,
        turn: 0,
        state: 'WON' as const,
        prize: 'more',
        drawn: '',
        slot: '',
        score: 0,
        answers: '{}',
        stock: '{}',
        barred: '[]',
        release: 2,
        at: '2026-11-01T00:00:00.000Z',
        claim_until: null,
        settled_at: null,
      })),
    )
    .execute();
  const back = await call('POST', '/releases/1/roll-back', { message: 'Back' });
  expect([back.statusCode, publishing.live.current.prepared.documents.event.has('new')]).toEqual([201, false]);
});
