import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { memberRow } from '#tests/member-row.ts';
import { all, operatorWith } from '#tests/operators.ts';
import { jpegFile } from '#tests/picture-files.ts';
import { soundSite } from '#tests/sound-site.ts';
import { statementsOf, tablesOf } from '#tests/statements.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { withCheckDigit } from '../../core/records/typed-numbers.ts';

const reasons = {
  type: 'code-list',
  id: 'COD_IAM_SEASON_PICTURE_REASON',
  v: 1,
  items: [{ codeId: 'BLUR', codeName: { ko: '흐려요', en: 'Blurred' } }],
};
const board = {
  type: 'billboard',
  id: 'TP-board',
  v: 1,
  venue: 'TP',
  eventId: 'board',
  order: 1,
  name: { ko: '광장', en: 'Plaza' },
  seconds: 10,
  from: '11:00',
  until: '20:30',
  everyMin: 10,
  seats: 3,
  daysAhead: 14,
  leadHours: 3,
  cancelHours: 24,
  letters: 40,
  ageMin: 14,
  templates: [{ id: 'night', name: { ko: '밤', en: 'Night' }, art: 'event-night' }],
};
const boardReasons = {
  type: 'code-list',
  id: 'COD_IAM_BILLBOARD_REASON',
  v: 1,
  items: [{ codeId: 'AD', codeName: { ko: '광고', en: 'Advertising' } }],
};
const season = {
  type: 'ticket-product',
  id: 'season',
  v: 1,
  venue: 'TP',
  kind: 'SEASON',
  order: 1,
  name: { ko: '시즌', en: 'Season' },
  canLend: false,
  canRemove: true,
  canReenter: true,
};
const at = '2026-11-01T03:00:00.000Z';
const number = withCheckDigit(Array.from({ length: 17 }, () => randomInt(10)).join(''));
const row = {
  number,
  kind: 'SEASON',
  product: 'season',
  venue: 'TP',
  valid_from: '20260101',
  valid_until: '20261231',
  holder_name: '김하늘',
  birth_date: '19900412',
  seat: '',
  people: 1,
} as const;

const desk = async () => {
  const parts = publishingOver(await tempStore());
  await seedWith(parts, [...soundSite(), reasons, season, board, boardReasons]);
  const server = await testServer(parts);
  await server.app.ready();
  const { db } = parts.store;
  await db
    .insertInto('members')
    .values(memberRow({ at, uid: '900000000001', login_id: 'skyfan', mobile: '01012345678' }))
    .execute();
  await db
    .insertInto('issued_numbers')
    .values({ ...row, reservation: '', seq: 1, mobile: '', state: 'ISSUED' })
    .execute();
  await db.insertInto('claims').values({ scope: 'ticket-number', key: number, ref: 'p1', at }).execute();
  await db
    .insertInto('pocket_products')
    .values({
      ...row,
      id: 'p1',
      member: '900000000001',
      release: 1,
      state: 'REGISTERED',
      entered_on: '',
      registered_at: at,
      changed_at: at,
    })
    .execute();
  await db
    .insertInto('season_pictures')
    .values({
      id: 's1',
      term: `${number} 20261231`,
      valid_until: '20261231',
      product: 'p1',
      member: '900000000001',
      venue: 'TP',
      state: 'WAITING',
      reason: '',
      sent_at: at,
      decided_at: '',
      decided_by: '',
      bytes: await jpegFile(60, 80),
    })
    .execute();
  const agent = await operatorWith(server, [{ ...all('agent'), venues: ['TP'] }]);
  return { server, db, agent };
};

it('shows agents the waiting pictures, and takes their decision once', async () => {
  const { agent, db } = await desk();
  const { pictures, reasons: offered } = (await agent.call('GET', '/members/TP/pictures')).json<{
    pictures: { id: string; url: string }[];
    reasons: object[];
  }>();
  expect([pictures, offered]).toEqual([
    [
      {
        id: 's1',
        product: { ko: '시즌', en: 'Season' },
        holderMask: '김*늘',
        sentAt: at,
        validUntil: '20261231',
        url: expect.stringContaining('/members/TP/pictures/s1'),
      },
    ],
    [{ code: 'BLUR', name: { ko: '흐려요', en: 'Blurred' } }],
  ]);
  const shown = await agent.call('GET', '/members/TP/pictures/s1');
  expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual(['image/jpeg', 'private, no-store']);
  const wrong = [
    await agent.call('PUT', '/members/TP/pictures/s1', { decision: 'RETURNED' }),
    await agent.call('PUT', '/members/TP/pictures/s1', { decision: 'RETURNED', reason: 'NONE' }),
    await agent.call('PUT', '/members/TP/pictures/s1', { decision: 'ACCEPTED', reason: 'BLUR' }),
  ];
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  expect(
    (await agent.call('PUT', '/members/TP/pictures/s1', { decision: 'RETURNED', reason: 'BLUR' })).json(),
  ).toMatchObject({ pictures: [] });
  expect((await agent.call('PUT', '/members/TP/pictures/s1', { decision: 'ACCEPTED' })).json()).toMatchObject({
    code: 'MED_03',
  });
  expect((await agent.call('PUT', '/members/TP/pictures/unknown', { decision: 'ACCEPTED' })).statusCode).toBe(404);
  expect(await db.selectFrom('season_pictures').select(['state', 'reason', 'decided_by']).execute()).toEqual([
    { state: 'RETURNED', reason: 'BLUR', decided_by: agent.id },
  ]);
});

it('finds a ticket by its whole number and its member, masked, and logs it without the number', async () => {
  const { agent, db } = await desk();
  const answer = await agent.call('POST', '/members/TP/ticket', { number: `PT:${number}`, reason: 'GATE' });
  expect(answer.json()).toMatchObject({
    ticket: {
      kind: 'SEASON',
      product: { en: 'Season' },
      numberMask: `•••• ${number.slice(-4)}`,
      state: 'REGISTERED',
      isLent: false,
    },
    member: { nickname: '솔바람', nameMask: '김*늘', loginMask: 'sky***', mobileMask: '•••• 5678' },
  });
  expect([number, '김하늘', 'skyfan', '01012345678'].filter((secret) => answer.body.includes(secret))).toEqual([]);
  expect(
    (await agent.call('POST', '/members/TP/ticket', { number: number.slice(0, 17), reason: 'GATE' })).json(),
  ).toMatchObject({ code: 'OPR_20' });
  const log = await db.selectFrom('look_ups').selectAll().execute();
  expect(log).toMatchObject([
    {
      record: 'pocket_products',
      record_id: 'p1',
      member: '900000000001',
      operator: agent.id,
      role: 'agent',
      purpose: 'GATE',
      field: '',
      venue: 'TP',
    },
  ]);
  expect(JSON.stringify(log)).not.toContain(number);
});

it.each([
  ['ID', 'skyfan'],
  ['UID', '900000000001'],
  ['MOBILE', '+82 10-1234-5678'],
  ['EMAIL', 'sky@resort.example'],
])('finds one member by a whole %s, with the pocket of the venue', async (by, value) => {
  const { agent } = await desk();
  expect((await agent.call('POST', '/members/TP/member', { by, value, reason: 'INQUIRY' })).json()).toMatchObject({
    member: { nickname: '솔바람' },
    products: [{ kind: 'SEASON', numberMask: `•••• ${number.slice(-4)}` }],
  });
  expect(
    (await agent.call('POST', '/members/TP/member', { by, value: value.slice(0, -1), reason: 'INQUIRY' })).json(),
  ).toMatchObject({ code: 'OPR_22' });
});

it('needs the role of an agent in the venue, a reason, and at most 50 look-ups a day', async () => {
  const { agent, server } = await desk();
  const others = [
    await operatorWith(server, [all('administrator')]),
    await operatorWith(server, [{ ...all('agent'), venues: ['XX'] }]),
  ];
  const refused = await Promise.all(
    others.map(async (one) => (await one.call('POST', '/members/TP/ticket', { number, reason: 'GATE' })).statusCode),
  );
  expect([refused, (await agent.call('POST', '/members/TP/ticket', { number })).statusCode]).toEqual([[403, 403], 400]);
  const codes: number[] = [];
  for (let count = 0; count < 51; count++)
    codes.push((await agent.call('POST', '/members/TP/ticket', { number, reason: 'GATE' })).statusCode);
  expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([50, 429]);
  const statements = await statementsOf(server.publishing.store, () =>
    agent.call('POST', '/members/TP/ticket', { number, reason: 'GATE' }),
  );
  expect(statements.flatMap(tablesOf)).not.toContain('issued_numbers');
});

it('shows agents the reported courses of their venue, and takes their decision once', async () => {
  const { agent, server, db } = await desk();
  const member = '900000000001';
  await db
    .insertInto('files')
    .values({
      id: 'f1',
      member,
      purpose: 'COURSE',
      state: 'CLAIMED',
      at,
      media_type: 'image/jpeg',
      size: 1,
      ref: 'member_courses c1',
      bytes: await jpegFile(),
    })
    .execute();
  await db
    .insertInto('member_courses')
    .values({
      id: 'c1',
      picture: 'f1',
      venue: 'TP',
      member,
      state: 'SHARED',
      title: '우리 코스',
      note: '쪽지',
      stops: '[{"facilityId":"a","minutes":5},{"facilityId":"b","minutes":5}]',
      persona: '',
      shared_at: at,
      changed_at: at,
    })
    .execute();
  await db.insertInto('course_reports').values({ course: 'c1', member, reason: '광고', state: 'OPEN', at }).execute();
  expect((await agent.call('GET', '/members/TP/courses')).json()).toEqual({
    courses: [
      {
        id: 'c1',
        title: '우리 코스',
        note: '쪽지',
        nickname: '솔바람',
        stops: ['a', 'b'],
        reports: 1,
        reasons: ['광고'],
        reportedAt: at,
        url: '/api/console/v1/members/TP/courses/c1',
      },
    ],
  });
  const picture = async (venue: string) => (await agent.call('GET', `/members/${venue}/courses/c1`)).statusCode;
  expect([await picture('TP'), await picture('XX')]).toEqual([200, 403]);
  const editor = await operatorWith(server, [all('editor')]);
  expect([
    (await editor.call('GET', '/members/TP/courses')).statusCode,
    (await agent.call('PUT', '/members/XX/courses/c1', { decision: 'HIDE' })).statusCode,
  ]).toEqual([403, 403]);
  expect((await agent.call('PUT', '/members/TP/courses/c1', { decision: 'HIDE' })).json()).toEqual({ courses: [] });
  expect(await picture('TP')).toBe(404);
  expect((await agent.call('PUT', '/members/TP/courses/c1', { decision: 'KEEP' })).statusCode).toBe(404);
  const log = await db
    .selectFrom('record_log')
    .select(['record', 'to_state', 'actor', 'reason'])
    .where('record_id', '=', 'c1')
    .orderBy('id')
    .execute();
  expect([(await db.selectFrom('member_courses').select('state').executeTakeFirstOrThrow()).state, log]).toEqual([
    'HIDDEN',
    [
      { record: 'course_reports', to_state: 'CLOSED', actor: agent.id, reason: 'HIDE' },
      { record: 'member_courses', to_state: 'HIDDEN', actor: agent.id, reason: 'reported' },
    ],
  ]);
});

it('stores disabled boarding with the consent of the member: park and last day, and nothing else', async () => {
  const { agent, db } = await desk();
  const grant = (body: object) =>
    agent.call('PUT', '/members/TP/boarding', {
      by: 'ID',
      value: 'skyfan',
      until: '20261231',
      hasConsent: true,
      ...body,
    });
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  expect([
    (await grant({ until: today, hasConsent: false })).statusCode,
    (await grant({ until: '20200101' })).statusCode,
    (await grant({ until: today, value: 'nobody' })).statusCode,
  ]).toEqual([400, 400, 404]);
  expect((await grant({ until: today })).json()).toEqual({ nickname: '솔바람', until: today });
  expect(await db.selectFrom('disabled_boardings').selectAll().execute()).toEqual([
    { member: '900000000001', park: 'TP', until: today },
  ]);
  const editor = await operatorWith((await desk()).server, [{ ...all('editor') }]);
  expect(
    (await editor.call('PUT', '/members/TP/boarding', { by: 'ID', value: 'skyfan', until: today, hasConsent: true }))
      .statusCode,
  ).toBe(403);
});

it('shows agents what waits for the billboard, and takes their decision once', async () => {
  const { agent, db } = await desk();
  const application = {
    member: '900000000001',
    venue: 'TP',
    billboard: 'TP-board',
    day: '20991128',
    time: '1830',
    template: 'night',
    words: '축하해',
    sender: '',
    state: 'REQUESTED',
    reason: '',
    at,
    decided_at: '',
    decided_by: '',
  } as const;
  await db
    .insertInto('billboard_applications')
    .values([
      { ...application, id: 'b1', picture: await jpegFile(64, 36) },
      { ...application, id: 'b2', time: '1900', picture: null },
      { ...application, id: 'b3', venue: 'AA', picture: null },
    ])
    .execute();
  const { applications } = (await agent.call('GET', '/members/TP/billboards')).json<{
    applications: { id: string; url: string }[];
  }>();
  expect(applications).toMatchObject([
    {
      id: 'b1',
      screen: { en: 'Plaza' },
      time: '1830',
      words: '축하해',
      nickname: '솔바람',
      url: '/api/console/v1/members/TP/billboards/b1',
    },
    { id: 'b2', url: '' },
  ]);
  expect([
    (await agent.call('GET', '/members/TP/billboards/b1')).headers['content-type'],
    (await agent.call('GET', '/members/TP/billboards/b2')).statusCode,
  ]).toEqual(['image/jpeg', 404]);
  const put = async (id: string, body: object) =>
    (await agent.call('PUT', `/members/TP/billboards/${id}`, body)).statusCode;
  expect([
    await put('b1', { decision: 'REJECTED' }),
    await put('b1', { decision: 'APPROVED', reason: 'AD' }),
    await put('b1', { decision: 'APPROVED' }),
    await put('b1', { decision: 'REJECTED', reason: 'AD' }),
    await put('b2', { decision: 'REJECTED', reason: 'AD' }),
    await put('b3', { decision: 'APPROVED' }),
  ]).toEqual([400, 400, 200, 404, 200, 404]);
  expect(
    (await db.selectFrom('billboard_applications').select(['id', 'state', 'decided_by']).orderBy('id').execute()).map(
      ({ id, state, decided_by }) => [id, state, decided_by],
    ),
  ).toEqual([
    ['b1', 'APPROVED', agent.id],
    ['b2', 'REJECTED', agent.id],
    ['b3', 'REQUESTED', ''],
  ]);
});
