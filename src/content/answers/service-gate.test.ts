import { expect, it } from 'vitest';
import { askCall, serviceOf } from '#tests/builders.ts';
import { pageOf } from '#tests/engine-builders.ts';

const path = '/api/v1/iam/contents/notices';
const states = [
  { state: 'N', listed: false, outcome: { ok: true } },
  {
    state: 'B',
    listed: true,
    outcome: {
      ok: false,
      status: 503,
      errorType: 'B',
      message: { ko: 'ko site.serviceBlocked', en: 'en site.serviceBlocked' },
    },
  },
  {
    state: '-1',
    listed: true,
    outcome: {
      ok: false,
      status: 403,
      errorType: 'B',
      message: { ko: 'ko site.noAuthority', en: 'en site.noAuthority' },
    },
  },
  {
    state: 'D',
    listed: false,
    outcome: {
      ok: false,
      status: 503,
      errorType: 'B',
      message: { ko: 'ko site.serviceBlocked', en: 'en site.serviceBlocked' },
    },
  },
  { state: 'D', listed: true, outcome: { ok: true } },
] as const;

it.each(states)(
  'answers a service in state $state (listed: $listed) as its own document says [P-362]',
  ({ state, listed, outcome }) => {
    expect(askCall([serviceOf(1, path, { state })], path, { viewer: { listed } })).toMatchObject(outcome);
  },
);

const entry = (state: (typeof states)[number]['state'], locator: string, dataServiceId = 'DTS_TST_00009') =>
  ({
    dataServiceId,
    dataServiceStateCode: state,
    dataServiceTypeCode: 'API',
    dataServiceUniformresourcelocator: locator,
  }) as const;

it.each(states)(
  'answers a service in state $state (listed: $listed) as the calling page says',
  ({ state, listed, outcome }) => {
    const site = [serviceOf(1, path), pageOf(40, { dataServiceList: [entry(state, path)] })];
    expect(askCall(site, path, { page: 'PGE_TST_00040', viewer: { listed } })).toMatchObject(outcome);
    expect(askCall(site, path, { page: 'PGE_TST_00001', viewer: { listed } })).toMatchObject({ ok: true });
  },
);

it.each([
  { named: 'by its id', one: entry('B', '/api/v1/elsewhere', 'DTS_TST_00001') },
  { named: 'by a whole address', one: entry('B', 'https://api.example/api/v1/iam/contents/notices?publctTypeCd=11') },
])('knows the service of the calling page $named', ({ one }) => {
  expect(
    askCall([serviceOf(1, path), pageOf(40, { dataServiceList: [one] })], path, { page: 'PGE_TST_00040' }),
  ).toMatchObject({ ok: false, status: 503 });
});

it('closes one call and not its neighbours; a fixed word wins over a parameter', () => {
  const site = [
    serviceOf(1, '/api/v1/iam/contents/{kind}', { state: 'B' }),
    serviceOf(2, path),
    serviceOf(3, `${path}/{publctId}`, { state: '-1' }),
  ];
  expect(askCall(site, path)).toMatchObject({ ok: true });
  expect(askCall(site, '/api/v1/iam/contents/boards')).toMatchObject({ ok: false, status: 503 });
  expect(askCall(site, `${path}/1`)).toMatchObject({ ok: false, status: 403 });
});

it('leaves reading open when only the writing call of the same path is blocked', () => {
  expect(askCall([serviceOf(1, path, { method: 'POST', state: 'B' })], path)).toMatchObject({ ok: true });
});
