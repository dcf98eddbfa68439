import type { RawDocument } from '#content';
import type { Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { demoLogin, serveInProcess, type InProcessSite } from '../../server/in-process.ts';
import type { BootData } from '../../visitor/entry-server.tsx';

/** A server response for a page. */
export interface ServedPage {
  /** Final address after redirects inside the site. */
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** Undefined when the target is not a page of the site. */
  readonly boot: BootData | undefined;
}

/** A server that answers one viewer at a time. */
export interface TestSite {
  readonly site: InProcessSite;
  readonly now: number;
  /** Sets the viewer of the next requests. */
  as(viewer: Viewer): void;
  open(path: string, cookies?: string): Promise<ServedPage>;
}

const mostRedirects = 12;
const mostWaits = 5;

export const bootOf = (html: string): BootData | undefined => {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  // The server wrote this JSON.
  return json === undefined ? undefined : (JSON.parse(json) as BootData);
};

/** Orders facts as the server does, so that pages are byte-identical. Unknown facts are omitted. */
export function asServed({
  locale,
  platform,
  os,
  production,
  curResort,
  login,
  loginType,
  memberKind,
  regular,
  exMember,
  password,
  grade,
  tester,
  listed,
  onSite,
}: Viewer): Viewer {
  return {
    locale,
    platform,
    ...(os === undefined ? {} : { os }),
    ...(production === undefined ? {} : { production }),
    ...(curResort === undefined ? {} : { curResort }),
    ...(login === undefined ? {} : { login }),
    ...(loginType === undefined ? {} : { loginType }),
    ...(memberKind === undefined ? {} : { memberKind }),
    ...(regular === undefined ? {} : { regular }),
    ...(exMember === undefined ? {} : { exMember }),
    ...(password === undefined ? {} : { password }),
    ...(grade === undefined ? {} : { grade }),
    ...(tester === undefined ? {} : { tester }),
    ...(listed === undefined ? {} : { listed }),
    ...(onSite === undefined ? {} : { onSite }),
  };
}

/** Starts a server for documents at a fixed instant. */
export async function openTestSite(documents: readonly RawDocument[], now: number): Promise<TestSite> {
  let viewer: Viewer = { locale: 'ko', platform: 'WEB_MOBILE', login: false };
  const site = await serveInProcess({ documents, now: () => now, saidVisit: () => ({ viewer, now }) });
  const read = async (path: string, cookies: string, left: number): Promise<ServedPage> => {
    const { status, html, location } = await site.get(path, cookies);
    const to = location === undefined ? undefined : URL.parse(location, site.address);
    if (to?.origin === site.address && left > 0) return read(to.pathname + to.search, cookies, left - 1);
    return { path: location === undefined ? path : (location ?? path), status, html, boot: bootOf(html) };
  };
  const open = async (path: string, cookies = ''): Promise<ServedPage> => {
    let sent = await read(path, cookies, mostRedirects);
    // A guard call is slow on a busy machine; the result must not depend on it.
    for (let wait = 0; wait < mostWaits && outcomeOf(sent.boot) === 'pending'; wait++)
      sent = await read(path, cookies, mostRedirects);
    return sent;
  };
  return { site, now, as: (next) => void (viewer = asServed(next)), open };
}

/** Logs in as the demo member most similar to the viewer and returns the cookies, so that personal calls are answered. */
export async function logIn(stage: TestSite, viewer: Viewer): Promise<string> {
  const login = viewer.login === true ? demoLogin(viewer) : undefined;
  return login === undefined ? '' : stage.site.logIn(login);
}

/** One-word outcome of a viewer. */
export const outcomeOf = (boot: BootData | undefined): Decision['outcome']['kind'] | 'outside' =>
  boot?.decision.outcome.kind ?? 'outside';

/** Unanswered calls of a page, such as a record that is not visible at this instant. */
export const unansweredIn = ({ boot }: Pick<ServedPage, 'boot'>): readonly string[] =>
  Object.entries(boot?.data ?? {}).flatMap(([call, answer]) => (answer === null ? [call] : []));
