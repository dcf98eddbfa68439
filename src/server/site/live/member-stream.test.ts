import { get } from 'node:http';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { untilListening } from '#tests/until-listening.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { registerLive } from './routes.ts';

const server = accountServer({ features: [registerLive] });
let url: string;

beforeAll(async () => {
  url = await server.app().listen({ port: 0, host: '127.0.0.1' });
  const heard: string[] = [];
  const stop = server.store().listen('member', (payload) => heard.push(payload ?? ''));
  await untilListening(server.store(), 'member', heard);
  stop();
});

/** Opens the event stream with the cookies of a browser. */
const openStream = ({ cookies }: Pick<TestBrowser, 'cookies'>) =>
  new Promise<{ received(): string; has(text: string): Promise<unknown>; readonly ended: Promise<void> }>((resolve) => {
    const request = get(
      `${url}/api/live`,
      {
        headers: {
          cookie: [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (text: string) => (received += text));
        const ended = new Promise<void>((done) => response.once('end', () => done()));
        resolve({
          received: () => received,
          has: (text) => vi.waitUntil(() => received.includes(text), { timeout: 20_000 }),
          ended,
        });
      },
    );
    onTestFinished(() => void request.destroy());
  });

const loggedIn = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return { member, browser, stream: await openStream(browser) };
};

const announce = (uid: string, event: 'pocket' | 'account') =>
  server
    .store()
    .db.transaction()
    .execute((tx) => announceMember(tx, server.app().context, uid, event));

it('sends the kind of a change to the browsers of its member only, without values', async () => {
  const [one, other] = [await loggedIn(), await loggedIn()];
  const guest = await openStream({ cookies: new Map() });
  await announce(one.member.uid, 'pocket');
  await one.stream.has('event: member\ndata: {"kind":"pocket"}\n\n');
  await announce(other.member.uid, 'account');
  await other.stream.has('event: member\ndata: {"kind":"account"}\n\n');
  expect([other.stream.received(), guest.received()].map((text) => text.includes('pocket'))).toEqual([false, false]);
  expect(guest.received()).not.toContain('event: member');
});

it('ends a stream with its session, and no other stream of the member', async () => {
  const { member, browser, stream } = await loggedIn();
  const second = server.browser({ agent: 'Mozilla/5.0 (Linux; Android 16; Mobile) TestApp/1' });
  await second.login(member, PASSWORD);
  const kept = await openStream(second);
  await browser.get('/api/v1/iam/logout');
  await stream.ended;
  await announce(member.uid, 'pocket');
  await kept.has('"kind":"pocket"');
  expect(stream.received()).not.toContain('"kind":"pocket"');
});
