import type { Browser, BrowserContext } from 'playwright';
import type { Viewer } from '#schemas/viewer';
import { demoLogin } from '../../server/in-process.ts';
import { agentOf, contextOf } from '../browser/open-browser.ts';
import { noteInPages } from './watch.ts';

/** Somebody who walks through the site. */
export interface Profile {
  readonly name: string;
  readonly viewer: Viewer;
}

const phone = { platform: 'WEB_MOBILE', os: 'android' } as const;
const desktop = { platform: 'WEB_PC', os: 'other' } as const;
const guest = { login: false } as const;
const member = { login: true, loginType: 'RESORT', memberKind: 'full', regular: true, exMember: false, password: 'ok' } as const;

const all: readonly Profile[] = (['ko', 'en'] as const).flatMap((locale) => [
  { name: `guest,${locale},phone`, viewer: { locale, ...phone, ...guest } },
  { name: `guest,${locale},desktop`, viewer: { locale, ...desktop, ...guest } },
  { name: `member,${locale},phone`, viewer: { locale, ...phone, ...member } },
]);

/** Those who were named; else guests on phone and desktop, in Korean and English, and members too when they are wished. Throws at a name that is none. */
export function profiles(asMembers: boolean, names: readonly string[] = []): readonly Profile[] {
  if (names.length === 0) return all.filter(({ viewer }) => asMembers || viewer.login === false);
  return names.map((name) => {
    const one = all.find((profile) => profile.name === name);
    if (one === undefined) throw new Error(`--who is one of ${all.map((profile) => `'${profile.name}'`).join(', ')}, not '${name}'.`);
    return one;
  });
}

/** Browser windows for one of them, each with cookies of its own: which resort a window is in is no other's business. They say who they are. */
export async function openWindows(browser: Browser, origin: string, { viewer }: Profile, count: number): Promise<readonly BrowserContext[]> {
  const isPhone = viewer.platform !== 'WEB_PC';
  const userAgent = `${agentOf(viewer, '')} PromenadeQA/1.0`;
  const contexts = await Promise.all(
    Array.from({ length: count }, () => contextOf(browser, origin, viewer, { viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, hasTouch: isPhone, userAgent })),
  );
  await Promise.all(contexts.map(noteInPages));
  if (viewer.login === true) await logIn(contexts, origin, viewer);
  return contexts;
}

const ownCookies: ReadonlySet<string> = new Set(['curResort', 'locale']);

/** Logs a member in, for the first time or again. All windows have one session: a second one of the same kind of device would end the first. */
export async function logIn(contexts: readonly BrowserContext[], origin: string, viewer: Viewer): Promise<void> {
  const [first, ...others] = contexts;
  if (first === undefined) return;
  const login = demoLogin(viewer);
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'x-pageid': 'QA' };
  const answer = await first.request.post(`${origin}/api/v1/iam/certification/MBL/login`, { data: { ...login }, headers });
  if (answer.status() !== 200) throw new Error(`the demo member ${login?.userId ?? ''} cannot log in (${answer.status()}). Demo members are there while the sandbox is on; leave --as-members out.`);
  const session = (await first.cookies()).filter(({ name }) => !ownCookies.has(name));
  await Promise.all(others.map((one) => one.addCookies(session)));
  // A login brings the language of the member with it.
  await Promise.all(contexts.map((one) => one.addCookies([{ name: 'locale', value: viewer.locale, url: origin }])));
}
