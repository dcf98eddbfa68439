import type { Prepared } from '#content';
import { suggestName } from '#content/check/suggest-name';
import { testerFacts } from '#engine';
import type { Viewer } from '#schemas/viewer';

/** Facts of a site that viewers can have. */
export interface KnownSite {
  /** Venue codes. */
  readonly venues: readonly string[];
  /** Members on the tester list. */
  readonly testers: readonly string[];
  /** Resort of a visitor who has chosen none. */
  readonly defaultVenue?: string;
}

export const knownSite = ({ documents }: Pick<Prepared, 'documents'>): KnownSite => {
  const site = documents.site.get('site');
  const list = documents['code-list'].get(site?.testerCodeList ?? '');
  return {
    venues: [...documents.venue.keys()],
    testers: list?.items.map(({ codeId }) => codeId) ?? [],
    ...(site === undefined ? {} : { defaultVenue: site.defaultVenue }),
  };
};

type Facts = Partial<Omit<Viewer, 'onSite' | 'mains'>>;
type Name = keyof Facts;

const yesNo = ['true', 'false'];
/** Allowed values of each fact; `undefined` allows any word. */
const values: Readonly<Record<Name, readonly string[] | undefined>> = {
  login: yesNo,
  locale: ['ko', 'en'],
  platform: ['APP', 'WEB_MOBILE', 'WEB_PC'],
  os: ['ios', 'android', 'other'],
  memberKind: ['full', 'simple'],
  regular: yesNo,
  exMember: yesNo,
  password: ['ok', 'initial', 'due'],
  grade: undefined,
  loginType: ['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK', 'OIDC'],
  listed: yesNo,
  tester: yesNo,
  curResort: undefined,
  production: yesNo,
};

/** Shorthands for several facts; an explicit fact wins. */
const words: Readonly<Record<string, Facts>> = {
  guest: { login: false },
  member: { login: true, loginType: 'RESORT', memberKind: 'full', regular: true, exMember: false, password: 'ok' },
  ko: { locale: 'ko' },
  en: { locale: 'en' },
  app: { platform: 'APP', os: 'android' },
  web: { platform: 'WEB_MOBILE', os: 'android' },
  pc: { platform: 'WEB_PC', os: 'other' },
};

const ofMembers: ReadonlySet<string> = new Set<Name>([
  'memberKind',
  'regular',
  'exMember',
  'password',
  'grade',
  'loginType',
  'listed',
]);
const systems: Readonly<Record<Viewer['platform'], NonNullable<Viewer['os']>>> = {
  APP: 'android',
  WEB_MOBILE: 'android',
  WEB_PC: 'other',
};

const refuse = (what: string, word: string, known: readonly string[]): Error =>
  new Error(`--as: ${what} ${suggestName(word, known).hint.en}`);

const isName = (name: string): name is Name => Object.hasOwn(values, name);

/**
 * Parses `--as` to a viewer: facts as in findings (`login=false,locale=en,platform=APP,os=ios,onSite=EL`) and shorthands (guest, member, ko, en, app,
 * web, pc). Other facts default to a Korean guest on a phone at a live server. Throws with a suggestion on an unknown fact.
 */
export function readViewer(text: string | undefined, site: KnownSite): Viewer {
  const { venues } = site;
  const said = new Map<string, string>();
  const places = new Set<string>();
  let meant: Facts = {};
  for (const part of (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=');
    if (rest.length === 0) {
      const more = Object.hasOwn(words, part) ? words[part] : undefined;
      if (more === undefined)
        throw refuse(`'${part}' does not describe a viewer; use name=value or a short word.`, part, [
          ...Object.keys(words),
          ...Object.keys(values),
        ]);
      for (const [fact, is] of Object.entries(more)) {
        if (Object.hasOwn(meant, fact) && meant[fact as Name] !== is)
          throw new Error(`--as: '${part}' contradicts an earlier word for ${fact}; keep one of them.`);
      }
      meant = { ...meant, ...more };
    } else if (name === 'onSite') {
      if (!venues.includes(value)) throw refuse(`there is no venue '${value}'.`, value, venues);
      places.add(value);
    } else {
      if (!isName(name)) throw refuse(`there is no fact '${name}'.`, name, [...Object.keys(values), 'onSite']);
      const known = name === 'curResort' ? venues : values[name];
      // Placeholder of the walk for values that no condition names.
      if (
        value === '' ||
        (known !== undefined && !known.includes(value) && !(name === 'curResort' && value === 'other'))
      )
        throw refuse(`'${name}' cannot be '${value}'.`, value, known ?? ['(any word)']);
      if (said.has(name) && said.get(name) !== value)
        throw new Error(`--as: '${name}' is given twice, as '${said.get(name)}' and '${value}'; keep one of them.`);
      said.set(name, value);
    }
  }
  // Each value is in the list of its fact.
  const facts = {
    ...meant,
    ...Object.fromEntries(
      [...said].map(([name, value]) => [name, values[name as Name] === yesNo ? value === 'true' : value]),
    ),
  } as Facts;
  return complete(facts, places, site);
}

/** Derives dependent facts as the server does. */
function complete(
  { platform = 'WEB_MOBILE', locale = 'ko', ...facts }: Facts,
  places: ReadonlySet<string>,
  { venues, testers, defaultVenue }: KnownSite,
): Viewer {
  const login = facts.login ?? (places.size > 0 || Object.keys(facts).some((name) => ofMembers.has(name)));
  const asGuest = Object.keys(facts).find((name) => name !== 'listed' && ofMembers.has(name));
  if (!login && (asGuest !== undefined || places.size > 0))
    throw new Error(`--as: a guest has no '${asGuest ?? 'onSite'}'; leave it out or add login=true.`);
  const listed = facts.listed ?? false;
  return {
    production: true,
    ...(defaultVenue === undefined ? {} : { curResort: defaultVenue }),
    os: systems[platform],
    ...testerFacts(testers),
    ...(listed ? { tester: true } : {}),
    ...facts,
    platform,
    locale,
    login,
    ...(login ? { onSite: Object.fromEntries(venues.map((code) => [code, places.has(code)])) } : {}),
  };
}
