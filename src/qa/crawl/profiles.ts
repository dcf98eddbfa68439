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

/** A browser window of its own for one of them; it says who it is, and sends nothing while buttons are tried. */
export async function openContext(browser: Browser, origin: string, { viewer }: Profile): Promise<BrowserContext> {
  const isPhone = viewer.platform !== 'WEB_PC';
  const context = await contextOf(browser, origin, viewer, {
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, hasTouch: isPhone, userAgent: `${agentOf(viewer, '')} PromenadeQA/1.0`.replace('  ', ' '),
  });
  await noteInPages(context);
  if (viewer.login === true) await logIn(context, origin, viewer);
  return context;
}

/** Logs a member in, for the first time or again. */
export async function logIn(context: BrowserContext, origin: string, viewer: Viewer): Promise<void> {
  const login = demoLogin(viewer);
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'x-pageid': 'QA' };
  const answer = await context.request.post(`${origin}/api/v1/iam/certification/MBL/login`, { data: { ...login }, headers });
  if (answer.status() !== 200) throw new Error(`the demo member ${login?.userId ?? ''} cannot log in (${answer.status()}). Demo members are there while the sandbox is on; leave --as-members out.`);
  // A login brings the language of the member with it.
  await context.addCookies([{ name: 'locale', value: viewer.locale, url: origin }]);
}
