import type { Browser, BrowserContext } from 'playwright';
import type { Viewer } from '#schemas/viewer';
import { demoLogin, demoMembers, type DemoLogin } from '../../server/in-process.ts';
import { agentOf, contextOf } from '../browser/open-browser.ts';
import { recordInPages } from './record-errors.ts';

/** A simulated visitor. */
export interface Profile {
  readonly name: string;
  readonly viewer: Viewer;
  /** Undefined for guests. */
  readonly login?: DemoLogin;
}

const phone = { platform: 'WEB_MOBILE', os: 'android' } as const;
const desktop = { platform: 'WEB_PC', os: 'other' } as const;
const usual = {
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
} as const;

const locales = ['ko', 'en'] as const;

const guests: readonly Profile[] = locales.flatMap((locale) => [
  { name: `guest,${locale},phone`, viewer: { locale, ...phone, login: false } },
  { name: `guest,${locale},desktop`, viewer: { locale, ...desktop, login: false } },
]);

/** The default member (`member`) and one member per other role, named after their login. */
function members(): readonly Profile[] {
  const first = demoLogin({ locale: 'ko', ...phone, ...usual });
  const logins = [
    ...(first === undefined ? [] : [first]),
    ...demoMembers
      .filter(({ password, leavingDays }) => password !== '' && leavingDays === undefined)
      .map(({ loginId: userId, password }) => ({ userId, password }))
      .filter(({ userId }) => userId !== first?.userId),
  ];
  return logins.flatMap((login) =>
    locales.map((locale) => ({
      name: `${login.userId === first?.userId ? 'member' : login.userId},${locale},phone`,
      viewer: { locale, ...phone, login: true },
      login,
    })),
  );
}

/**
 * Returns the named visitors; by default guests on phone and desktop in both languages, plus a member of each role on request. Throws on an unknown
 * name.
 */
export function profiles(asMembers: boolean, names: readonly string[] = []): readonly Profile[] {
  const all = [...guests, ...members()];
  if (names.length === 0) return asMembers ? all : guests;
  return names.map((name) => {
    const one = all.find((profile) => profile.name === name);
    if (one === undefined)
      throw new Error(`--who must be one of ${all.map((profile) => `'${profile.name}'`).join(', ')}, not '${name}'.`);
    return one;
  });
}

/** Opens browser windows for a visitor, each with its own cookies, since the current resort belongs to a window. */
export async function openWindows(
  browser: Browser,
  origin: string,
  profile: Profile,
  count: number,
): Promise<readonly BrowserContext[]> {
  const { viewer } = profile;
  const isPhone = viewer.platform !== 'WEB_PC';
  const userAgent = `${agentOf(viewer, '')} PromenadeQA/1.0`;
  const contexts = await Promise.all(
    Array.from({ length: count }, () =>
      contextOf(browser, origin, viewer, {
        viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        hasTouch: isPhone,
        userAgent,
      }),
    ),
  );
  await Promise.all(contexts.map(recordInPages));
  await logIn(contexts, origin, profile);
  return contexts;
}

const ownCookies: ReadonlySet<string> = new Set(['curResort', 'locale']);

/** Logs a member in. All windows share one session: a second session on the same kind of device would end the first. */
export async function logIn(
  contexts: readonly BrowserContext[],
  origin: string,
  { login, viewer }: Profile,
): Promise<void> {
  const [first, ...others] = contexts;
  if (first === undefined || login === undefined) return;
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'x-pageid': 'QA' };
  const answer = await first.request.post(`${origin}/api/v1/iam/certification/MBL/login`, {
    data: { ...login },
    headers,
  });
  if (answer.status() !== 200)
    throw new Error(
      `the demo member ${login.userId} cannot log in (${answer.status()}). Demo members exist only while the sandbox is on; remove --as-members.`,
    );
  const session = (await first.cookies()).filter(({ name }) => !ownCookies.has(name));
  await Promise.all(others.map((one) => one.addCookies(session)));
  // A login sets the member's language.
  await Promise.all(contexts.map((one) => one.addCookies([{ name: 'locale', value: viewer.locale, url: origin }])));
}
