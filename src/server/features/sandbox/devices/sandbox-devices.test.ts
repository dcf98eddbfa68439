import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { facility } from '#tests/park-documents.ts';
import { nextScan } from '#tests/test-devices.ts';
import { registerDevices } from '../../devices/routes.ts';

const server = accountServer({ documents: [facility('f1')], features: [registerDevices] });
const get = (url: string, language = 'ko') => server.app().inject({ url, headers: { 'accept-language': language } });
const join = async (headers: Record<string, string> = { 'x-pageid': 'SANDBOX' }, body: object = { venue: 'TP', kind: 'GATE', facility: 'f1' }) => server.app().inject({ method: 'POST', url: '/sandbox/devices/joining', headers, payload: body });

it('draws a gate, a ride and a point of sale in the language of the visitor, with the camera for this page only', async () => {
  const [korean, english] = [await get('/sandbox/devices'), await get('/sandbox/devices', 'en')];
  expect([korean.statusCode, korean.body.includes('기기 연습'), english.body.includes('Device sandbox'), english.body.includes('Ride f1'), korean.body.includes('value="call-next"')]).toEqual([200, true, true, true, true]);
  expect(korean.headers['permissions-policy']).toBe('camera=(self)');
  expect(korean.headers['content-security-policy']).toContain("worker-src 'self'");
  expect(korean.body).not.toMatch(/ style="| on\w+="|<script(?![^>]*(src=|application\/json))/);
});

it('serves each script that its scripts import, the QR reader too', async () => {
  const [seen, open] = [new Set<string>(), ['/sandbox/devices/main.ts', '/sandbox/devices/read-worker.ts']];
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    const { statusCode, body } = await get(url);
    seen.add(`${statusCode} ${url}`);
    for (const [, path = ''] of body.matchAll(/^import [^']*'([^']+)';/gm)) open.push(new URL(path, `http://x${url}`).pathname);
  }
  expect([...seen].filter((one) => !one.startsWith('200'))).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['200 /sandbox/devices/qr/decode.js', '200 /sandbox/devices/qr/index.js']));
});

it('adds its own device once, which joins like any other', async () => {
  const first = (await join()).json<{ token: string }>();
  const second = (await join()).json<{ token: string }>();
  const { data } = (await server.app().inject({ method: 'POST', url: '/api/device/v1/join', payload: { token: second.token, version: 'sandbox' } })).json<{ data: { accessToken: string; deviceNm: string; facilityId: string } }>();
  expect(data).toMatchObject({ deviceNm: '연습용 화면 · 게이트', facilityId: 'f1' });
  const scan = await server.app().inject({ method: 'POST', url: '/api/device/v1/scan-entry', headers: { authorization: `Bearer ${data.accessToken}` }, payload: { scanId: nextScan(), code: 'x' } });
  expect(scan.json()).toMatchObject({ data: { resultCd: 'REFUSED', reasonCd: 'UNREADABLE' } });
  expect([first.token === second.token, (await server.store().db.selectFrom('devices').select('id').execute()).length]).toEqual([false, 1]);
});

it('adds no device for pages of other sites, or for an unknown venue', async () => {
  expect([(await join({})).statusCode, (await join({ 'x-pageid': 'x', 'sec-fetch-site': 'cross-site' })).statusCode, (await join({ 'x-pageid': 'x' }, { venue: 'XX', kind: 'GATE', facility: '' })).statusCode]).toEqual([403, 403, 404]);
});
