import { expect, it } from 'vitest';
import type { ClubMemberState } from '#schemas/calls/clubs/answers';
import type { ClubMembersAnswer } from '#schemas/calls/clubs/console-answers';
import { all, operatorWith } from '#tests/operators.ts';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const club = {
  type: 'club',
  id: 'keepers',
  v: 1,
  venue: 'TP',
  kind: 'ANIMAL',
  order: 1,
  name: words('Keepers'),
  capacity: 2,
  approval: true,
  activities: [
    { activityId: 'feed', name: words('Feeding'), day: '2026-10-03', hours: 2 },
    { activityId: 'later', name: words('Later'), day: '2026-12-05', hours: 3 },
  ],
};
const at = '2026-10-01T00:00:00.000Z';

const desk = async (states: readonly ClubMemberState[]) => {
  const parts = publishingOver(await tempStore());
  await seedWith(parts, [...soundSite(), club]);
  const server = await testServer(parts);
  await server.app.ready();
  const { db } = parts.store;
  const person = {
    name: '김하늘',
    nickname: '솔바람',
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
  } as const;
  await db
    .insertInto('members')
    .values(states.map((_, index) => ({ ...person, uid: `M${index}`, login_id: `skyfan${index}` })))
    .execute();
  await db
    .insertInto('club_members')
    .values(
      states.map((state, index) => ({
        id: `c${index}`,
        club: 'keepers',
        member: `M${index}`,
        number: index + 1,
        state,
        at,
      })),
    )
    .execute();
  await db
    .insertInto('counters')
    .values({
      scope: 'club-places',
      key: 'keepers',
      taken: states.filter((state) => state === '0' || state === '1').length,
    })
    .execute();
  const operator = (role: 'agent' | 'marketer' | 'editor') => operatorWith(server, [{ ...all(role), venues: ['TP'] }]);
  const agent = await operator('agent');
  const list = async (query = '', by = agent) =>
    (await by.call('GET', `/members/TP/clubs/keepers${query}`)).json<ClubMembersAnswer>();
  return { db, agent, marketer: await operator('marketer'), editor: await operator('editor'), list };
};

it('lists clubs and their members with masked names, applicants first', async () => {
  const { agent, marketer, editor, list } = await desk(['1', '0', '2']);
  expect((await agent.call('GET', '/members/TP/clubs')).json()).toEqual({
    clubs: [
      {
        id: 'keepers',
        name: words('Keepers'),
        kind: 'ANIMAL',
        capacity: 2,
        approval: true,
        isOpen: true,
        applied: 1,
        active: 1,
        waiting: 1,
      },
    ],
  });
  const { members, total, activities } = await list();
  expect([
    total,
    members.map(({ id, numberTxt, nameMask, loginMask, state }) => [id, numberTxt, nameMask, loginMask, state]),
  ]).toEqual([
    3,
    [
      ['c1', '', '김*늘', 'skyf***', '0'],
      ['c0', 'A-00001', '김*늘', 'skyf***', '1'],
      ['c2', '', '김*늘', 'skyf***', '2'],
    ],
  ]);
  expect(activities).toMatchObject([
    { id: 'feed', isPast: true, members: 0 },
    { id: 'later', isPast: false },
  ]);
  expect([
    (await list('?state=2')).total,
    (await list('?login=skyfan1')).members.map(({ id }) => id),
    (await list('?login=skyfan')).total,
  ]).toEqual([1, ['c1'], 0]);
  const seen = await list('', marketer);
  expect([
    seen.members.map(({ nameMask }) => nameMask),
    (await marketer.call('GET', '/members/TP/clubs/keepers?login=skyfan1')).statusCode,
  ]).toEqual([['', '', ''], 403]);
  expect([
    (await editor.call('GET', '/members/TP/clubs')).statusCode,
    (await agent.call('GET', '/members/TP/clubs/none')).statusCode,
    (await agent.call('GET', '/members/AA/clubs')).statusCode,
  ]).toEqual([403, 404, 403]);
});

it('takes decisions about applications once; a refused place goes to the first who waits; it is logged', async () => {
  const { marketer, db, list } = await desk(['0', '0', '2']);
  const decide = async (id: string, decision: string) =>
    (await marketer.call('PUT', `/members/TP/clubs/keepers/members/${id}`, { decision })).statusCode;
  // Waiting members move up when a place is free, never above the capacity.
  expect(await decide('c2', 'ACCEPT')).toBe(404);
  expect([
    await decide('c0', 'ACCEPT'),
    await decide('c0', 'REFUSE'),
    await decide('c1', 'REFUSE'),
    await decide('none', 'ACCEPT'),
    await decide('c1', 'MAYBE'),
  ]).toEqual([204, 404, 204, 404, 400]);
  expect((await list()).members.map(({ id, state }) => [id, state])).toEqual([
    ['c0', '1'],
    ['c2', '1'],
    ['c1', '8'],
  ]);
  const log = await db
    .selectFrom('record_log')
    .select(['record_id', 'to_state', 'actor_kind', 'actor', 'venue'])
    .where('record', '=', 'club_members')
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    { record_id: 'c0', to_state: '1', actor: marketer.id, venue: 'TP' },
    { record_id: 'c1', to_state: '8', actor_kind: 'operator' },
    { record_id: 'c2', to_state: '1', actor_kind: 'server' },
  ]);
});

it('adds the hours of an activity to active members, once; it is logged', async () => {
  const { agent, db, list } = await desk(['1', '1', '0']);
  const add = async (activity: string, ...members: readonly string[]) =>
    (await agent.call('POST', '/members/TP/clubs/keepers/activities', { activity, members })).statusCode;
  expect([
    await add('feed', 'c0', 'c1'),
    await add('feed', 'c0'),
    await add('later', 'c0'),
    await add('none', 'c0'),
    await add('feed', 'c2'),
    await add('feed'),
  ]).toEqual([204, 204, 400, 400, 400, 400]);
  const { members, activities } = await list('?state=1');
  expect([members.map(({ hours, activities: done }) => [hours, done]), activities[0]?.members]).toEqual([
    [
      [2, ['feed']],
      [2, ['feed']],
    ],
    2,
  ]);
  expect(
    await db
      .selectFrom('record_log')
      .select(['to_state', 'actor', 'venue'])
      .where('record', '=', 'club_activities')
      .execute(),
  ).toEqual(Array.from({ length: 2 }, () => ({ to_state: 'DONE', actor: agent.id, venue: 'TP' })));
});
