import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { facility } from '#tests/park-documents.ts';
import { nextScan } from '#tests/test-devices.ts';
import { registerDevices } from '../../server/services/devices/routes.ts';

const locker = {
  type: 'facility-use',
  id: 'TP-locker',
  v: 1,
  parkKindCd: '09',
  facilityId: 'f1',
  order: 1,
  kind: 'LOCKER',
  name: { ko: '보관함', en: 'Locker' },
  rules: { ko: '약속', en: 'Rules' },
  minutes: 60,
  stock: 2,
  people: 2,
  places: [{ code: 'PFKEY00001', name: { ko: '왼쪽', en: 'Left' } }],
} as const;
const server = accountServer({ documents: [facility('f1'), locker], features: [registerDevices] });
const get = (url: string, language = 'ko') => server.app().inject({ url, headers: { 'accept-language': language } });
const join = async (
  headers: Record<string, string> = { 'x-pageid': 'SANDBOX' },
  body: object = { venue: 'TP', kind: 'GATE', facility: 'f1' },
) => server.app().inject({ method: 'POST', url: '/sandbox/devices/joining', headers, payload: body });

it('draws a gate, a ride and a point of sale in the language of the visitor, with the camera for this page only', async () => {
  const [korean, english] = [await get('/sandbox/devices'), await get('/sandbox/devices', 'en')];
  expect([
    korean.statusCode,
    korean.body.includes('기기 연습'),
    english.body.includes('Device sandbox'),
    english.body.includes('Ride f1'),
    korean.body.includes('value="call-next"'),
  ]).toEqual([200, true, true, true, true]);
  expect(korean.headers['permissions-policy']).toBe('camera=(self)');
  expect(korean.headers['content-security-policy']).toContain("worker-src 'self'");
  expect(korean.body).not.toMatch(/ style="| on\w+="|<script(?![^>]*(src=|application\/json))/);
});

it('serves each script that its scripts import, the QR reader too', async () => {
  const [seen, open] = [new Set<string>(), ['/sandbox/devices/main.ts', '/sandbox/devices/read-worker.ts']];
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    const { statusCode, body } = await get(url);
    seen.add(`${statusCode} ${url}`);
    for (const [, path = ''] of body.matchAll(/^import [^']*'([^']+)';/gm))
      open.push(new URL(path, `http://x${url}`).pathname);
  }
  expect([...seen].filter((one) => !one.startsWith('200'))).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining(['200 /sandbox/devices/qr/decode.js', '200 /sandbox/devices/qr/index.js']),
  );
});

it('shows the codes that members scan at a place, and draws them', async () => {
  const boot = JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(
      (await get('/sandbox/devices', 'en')).body,
    )?.[1] ?? '{}',
  ) as {
    readonly venues?: readonly {
      readonly code: string;
      readonly places: readonly { readonly id: string; readonly codes: readonly object[] }[];
    }[];
    readonly words?: { readonly entrances: object };
  };
  expect(boot.venues?.find(({ code }) => code === 'TP')?.places).toMatchObject([
    { id: 'f1', codes: [{ code: 'PFKEY00001', name: 'Locker · Left' }] },
  ]);
  expect(boot.words?.entrances).toEqual({ MAIN: 'Smart queue entrance', SECOND: 'Second entrance' });
  const picture = await get('/sandbox/devices/code.svg?text=PXabc-1');
  expect([picture.statusCode, picture.headers['content-type'], picture.body.startsWith('<svg xmlns=')]).toEqual([
    200,
    'image/svg+xml',
    true,
  ]);
  expect((await get(`/sandbox/devices/code.svg?text=${encodeURIComponent('<script>')}`)).statusCode).toBe(400);
});

it('adds its own device once, which joins like any other', async () => {
  const first = (await join()).json<{ token: string }>();
  const second = (await join()).json<{ token: string }>();
  const { data } = (
    await server
      .app()
      .inject({ method: 'POST', url: '/api/device/v1/join', payload: { token: second.token, version: 'sandbox' } })
  ).json<{ data: { accessToken: string; deviceNm: string; facilityId: string } }>();
  expect(data).toMatchObject({ deviceNm: '연습용 화면 · 게이트', facilityId: 'f1' });
  const scan = await server.app().inject({
    method: 'POST',
    url: '/api/device/v1/scan-entry',
    headers: { authorization: `Bearer ${data.accessToken}` },
    payload: { scanId: nextScan(), code: 'x' },
  });
  expect(scan.json()).toMatchObject({ data: { resultCd: 'REFUSED', reasonCd: 'UNREADABLE' } });
  expect([
    first.token === second.token,
    (await server.store().db.selectFrom('devices').select('id').execute()).length,
  ]).toEqual([false, 1]);
});

it('adds no device for pages of other sites, or for an unknown venue', async () => {
  expect([
    (await join({})).statusCode,
    (await join({ 'x-pageid': 'x', 'sec-fetch-site': 'cross-site' })).statusCode,
    (await join({ 'x-pageid': 'x' }, { venue: 'XX', kind: 'GATE', facility: '' })).statusCode,
  ]).toEqual([403, 403, 404]);
});
