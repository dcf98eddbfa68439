import type { RawDocument } from '#content';
import type { Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { demoLogin, serveInProcess, type InProcessSite } from '../../server/in-process.ts';
import type { BootData } from '../../visitor/entry-server.tsx';

/** A page as the server sends it. */
export interface Sent {
  /** Where redirects inside of the site have led. */
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** Undefined when the way leads out of the site's pages. */
  readonly boot: BootData | undefined;
}

/** A site that answers one viewer after the other. */
export interface Stage {
  readonly site: InProcessSite;
  readonly now: number;
  /** Whose requests come from here on. */
  as(viewer: Viewer): void;
  open(path: string, cookies?: string): Promise<Sent>;
}

const mostRedirects = 12;
const mostWaits = 5;

export const bootOf = (html: string): BootData | undefined => {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  // The delivery itself wrote it.
  return json === undefined ? undefined : (JSON.parse(json) as BootData);
};

/** Facts in the order in which the server writes them, so that its pages are the same to the byte. What is undefined is unknown, and left out. */
export function asServed({ locale, platform, os, production, curResort, login, loginType, memberKind, regular, exMember, password, grade, tester, listed, onSite }: Viewer): Viewer {
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

/** Starts a server over documents, at one instant. */
export async function openStage(documents: readonly RawDocument[], now: number): Promise<Stage> {
  let viewer: Viewer = { locale: 'ko', platform: 'WEB_MOBILE', login: false };
  const site = await serveInProcess({ documents, now: () => now, saidVisit: () => ({ viewer, now }) });
  const read = async (path: string, cookies: string, left: number): Promise<Sent> => {
    const { status, html, location } = await site.get(path, cookies);
    const to = location === undefined ? undefined : URL.parse(location, site.address);
    if (to?.origin === site.address && left > 0) return read(to.pathname + to.search, cookies, left - 1);
    return { path: location === undefined ? path : (location ?? path), status, html, boot: bootOf(html) };
  };
  const open = async (path: string, cookies = ''): Promise<Sent> => {
    let sent = await read(path, cookies, mostRedirects);
    // On a machine that has much to do the answer of a guard's call comes late; what is seen must not hang on that.
    for (let wait = 0; wait < mostWaits && outcomeOf(sent.boot) === 'pending'; wait++) sent = await read(path, cookies, mostRedirects);
    return sent;
  };
  return { site, now, as: (next) => void (viewer = asServed(next)), open };
}

/** Logs a browser in as the demo member who is most like the viewer, so that a member's own calls are answered; gives its cookies. */
export async function logIn(stage: Stage, viewer: Viewer): Promise<string> {
  const login = viewer.login === true ? demoLogin(viewer) : undefined;
  return login === undefined ? '' : stage.site.logIn(login);
}

/** What a viewer gets, in a word. */
export const outcomeOf = (boot: BootData | undefined): Decision['outcome']['kind'] | 'outside' => boot?.decision.outcome.kind ?? 'outside';

/** Calls of a page that were not answered, such as that of a record which is not there at this instant. */
export const unansweredIn = ({ boot }: Pick<Sent, 'boot'>): readonly string[] => Object.entries(boot?.data ?? {}).flatMap(([call, answer]) => (answer === null ? [call] : []));
