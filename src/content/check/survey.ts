import { compileRoutes, matchRoute, pagePatterns, readSegments } from '#engine';
import type { RouteNode } from '#engine';
import type { DocumentSet, DocumentType } from '#schemas/documents';
import type { Page } from '#schemas/page.schema';
import type { Site } from '#schemas/site.schema';
import { readBroken, type BrokenPage } from './broken-page.ts';
import { danglingKinds, type DanglingKind } from './dangling-kinds.ts';
import { kindWords } from './kind-words.ts';
import { hintNearest, type Suggestion } from './nearest.ts';
import { keyOf, type Prepared, type RawDocument } from './prepared.ts';
import { pointerOf, quote, type Fix, type Path, type Problem, type ProblemCode, type Words } from './problem.ts';

export type Budgets = Site['budgets'];

/** A document that a problem is of. */
export interface Owner {
  readonly type: string;
  readonly id: string;
}

/** What a rule says of a place. */
export interface Finding {
  readonly code: ProblemCode;
  readonly text: Words;
  readonly hint: Words;
  /** An error when left out. */
  readonly severity?: Problem['severity'];
  readonly fix?: Fix;
}

/** How a name that leads to nothing is told. */
export interface DanglingSaid {
  readonly code?: ProblemCode;
  /** An error when left out. */
  readonly severity?: 'warning';
  /** False where the name itself does not stand at the place: then it cannot be mended there. */
  readonly isNamedThere?: boolean;
}

// Near words cost much on a large site, and nobody reads the thousandth hint.
const SUGGESTIONS = 60;
// What is missing everywhere is one fault, not a hundred; and so is a file of names that was left out.
const MOST_PLACES = 3;
const MOST_NAMES = 8;

interface Missing {
  readonly code: ProblemCode;
  readonly kind: DanglingKind;
  readonly text: Words;
  count: number;
}

/** A path and every path above it. */
const startsOf = (pattern: string): readonly string[] => pattern.split('/').flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at + 1).join('/')]));

/** The whole site as the rules look at it: documents, and what is looked up in them by name. */
export class Survey {
  readonly prepared: Prepared;
  readonly documents: DocumentSet;
  readonly site: Site | undefined;
  readonly problems: Problem[] = [];
  /** Whether to tell, as notes, what may well be meant. */
  readonly advice: boolean;
  /** Message keys with the languages they have: 1 Korean, 2 English, 3 both. */
  readonly texts = new Map<string, number>();
  /** Pages by screen name and by their other names. */
  readonly screens = new Map<string, Page>();
  /** Pages that are there but not sound: what leads to them is not wrong too. */
  readonly #broken: readonly BrokenPage[];
  readonly #unread: readonly string[];
  readonly #missing = new Map<string, Missing>();
  /** Names beyond those that are told, by code and kind. */
  readonly #untold = new Map<string, Set<string>>();
  readonly #isSlugUnsure: boolean;
  readonly #meant = new Set<string>();
  #routes: RouteNode | undefined;
  readonly #patterns = new Map<Page, readonly string[]>();
  #ways: ReadonlySet<string> | undefined;
  #firstParts: ReadonlySet<string> | undefined;
  #starts: ReadonlySet<string> | undefined;
  #suggested = 0;

  /** `unread`: texts of files that could not be read. */
  constructor(prepared: Prepared, { unread = [], advice = false }: { readonly unread?: readonly string[]; readonly advice?: boolean } = {}) {
    this.prepared = prepared;
    this.advice = advice;
    this.#unread = unread;
    this.documents = prepared.documents;
    this.site = this.documents.site.get('site');
    for (const { locale, texts } of this.documents.messages.values()) {
      const bit = locale === 'ko' ? 1 : 2;
      for (const key in texts) this.texts.set(key, (this.texts.get(key) ?? 0) | bit);
    }
    for (const { type, id, body } of prepared.raws.values()) if (type === 'messages' && !this.documents.messages.has(id)) this.#readBrokenTexts(body);
    for (const page of this.documents.page.values()) {
      for (const name of [page.screen, ...(page.aliases ?? [])]) if (!this.screens.has(name)) this.screens.set(name, page);
    }
    this.#broken = [...prepared.raws.values()].flatMap((raw) => ((raw.type === 'page' && !this.documents.page.has(raw.id)) || !Object.hasOwn(this.documents, raw.type) ? [readBroken(raw)] : []));
    const venues = [...prepared.raws.values()].filter(({ type }) => type === 'venue');
    this.#isSlugUnsure = venues.some(({ id }) => !this.documents.venue.has(id)) || new Set(venues.map(({ body }) => body['slug'])).size < venues.length;
  }

  /** Texts of a document that is not sound are there all the same: what shows them is not wrong too. */
  #readBrokenTexts({ locale, texts }: RawDocument['body']): void {
    const bit = locale === 'ko' ? 1 : locale === 'en' ? 2 : 3;
    if (typeof texts === 'object' && texts !== null) for (const key of Object.keys(texts)) this.texts.set(key, (this.texts.get(key) ?? 0) | bit);
  }

  /** Whether a name is near one that is missing: it may well be the one that is meant there. */
  isMeant(name: string): boolean {
    return this.#meant.has(name);
  }

  /** Names of ways (`via`) that something leads by. */
  get ways(): ReadonlySet<string> {
    return (this.#ways ??= new Set([...this.prepared.raws.values()].flatMap(({ body }) => [...JSON.stringify(body).matchAll(/"via":"([a-z-]+)"/g)].map(([, way = '']) => way))));
  }

  /** First parts of the paths of pages. */
  get firstParts(): ReadonlySet<string> {
    return (this.#firstParts ??= new Set([...this.documents.page.values()].flatMap((page) => this.patterns(page)).map((pattern) => pattern.split('/')[1] ?? '')));
  }

  /** Whether a name stands in a file that could not be read: it may well be there. */
  isUnread(name: string): boolean {
    return this.#unread.some((text) => [`"${name}"`, `'${name}'`, `“${name}”`].some((quoted) => text.includes(quoted)));
  }

  /** The texts of files that could not be read. */
  get unread(): readonly string[] {
    return this.#unread;
  }

  /** Of a page without a screen name nobody knows what it is called. */
  knowsScreen(name: string): boolean {
    return this.screens.has(name) || this.#broken.some(({ isPage, screens }) => screens.includes(name) || (isPage && screens.length === 0));
  }

  /** Whether a page that is not sound carries a text of its own under this key. */
  isTextOfBroken(key: string): boolean {
    return this.#broken.some(({ keys }) => keys.includes(key));
  }

  /** `within`: where in the text at the path, when it is known. */
  report(owner: Owner, path: Path, { severity, ...finding }: Finding, within?: number): void {
    const pointer = pointerOf(path);
    this.problems.push({ ...finding, severity: severity ?? 'error', at: { type: owner.type, id: owner.id, pointer, ...(within === undefined ? {} : { within }) } });
  }

  /** Tells of all that is reported meanwhile where in its text it stands. */
  reportWithin(within: () => number | undefined, report: () => void): void {
    const before = this.problems.length;
    report();
    const place = this.problems.length > before ? within() : undefined;
    if (place === undefined) return;
    for (const problem of this.problems.splice(before)) this.problems.push({ ...problem, at: { ...problem.at, within: place } });
  }

  /** Whether a document was given, sound or not: a broken one is named once, not wherever it is used. */
  has(type: DocumentType, id: string): boolean {
    return this.documents[type].has(id) || this.prepared.raws.has(keyOf(type, id)) || this.#broken.some(({ ids }) => ids.includes(id)) || this.isUnread(id);
  }

  /** Whether there is any document of a type, sound or not. */
  hasType(type: DocumentType): boolean {
    return this.documents[type].size > 0 || [...this.prepared.raws.values()].some((raw) => raw.type === type) || this.#unread.some((text) => text.includes(`"${type}"`));
  }

  /** The slug of a venue, also of one that is not sound or stands in a file that could not be read: its pages are where they were. */
  slugOf(code: string): string | undefined {
    const known = this.documents.venue.get(code)?.slug ?? this.prepared.raws.get(keyOf('venue', code))?.body['slug'];
    if (typeof known === 'string') return known;
    const text = this.#unread.find((one) => one.includes('"venue"') && one.includes(`"${code}"`));
    return text === undefined ? undefined : /"slug"\s*:\s*"([^"\n]+)"/.exec(text)?.[1];
  }

  /** The patterns of a page's paths, slug included. */
  patterns(page: Page): readonly string[] {
    const known = this.#patterns.get(page) ?? pagePatterns(page, (code) => this.slugOf(code));
    this.#patterns.set(page, known);
    return known;
  }

  /** The patterns of all pages. */
  everyPattern(): readonly string[] {
    return [...this.documents.page.values()].flatMap((page) => this.patterns(page));
  }

  /** Whether some page is at a path or below it. */
  isAbovePages(start: string): boolean {
    this.#starts ??= new Set(this.everyPattern().flatMap(startsOf));
    // Of pages whose venue is not there, nobody knows where they are.
    if (this.#starts.has(start) || [...this.documents.page.values()].some(({ venue }) => venue !== undefined && this.slugOf(venue) === undefined)) return true;
    const parts = start.split('/');
    const nowhere = this.screens.get(this.site?.screens.notFound ?? '');
    return this.everyPattern().some((pattern) => {
      if (nowhere !== undefined && this.patterns(nowhere).includes(pattern)) return false;
      const given = pattern.split('/');
      return parts.every((part, at) => given[at] === part || given[at]?.startsWith('{') === true || given.slice(0, at).some((one) => one.endsWith('*}')));
    });
  }

  redirectPatterns(page: Page): readonly string[] {
    return page.redirects === undefined ? [] : pagePatterns({ ...page, paths: page.redirects }, (code) => this.slugOf(code));
  }

  get routes(): RouteNode {
    return (this.#routes ??= compileRoutes([...this.#everyRoute()]));
  }

  *#everyRoute() {
    for (const page of this.documents.page.values()) {
      const patterns = this.patterns(page);
      for (const pattern of patterns) yield { pattern, page: page.id };
      for (const pattern of this.redirectPatterns(page)) yield { pattern, to: patterns[0] ?? '/' };
    }
    for (const { ids: [id = ''], venue, paths } of this.#broken) {
      const slug = venue === undefined ? undefined : this.slugOf(venue);
      for (const path of paths) yield { pattern: slug === undefined ? path : `/${slug}${path}`, page: id };
    }
    for (const { from, to } of this.site?.redirects ?? []) yield { pattern: from, to };
  }

  /** Where a path of this site leads: a page, another path, or nowhere (undefined). The page for unknown paths is nowhere. */
  follow(address: string): { readonly page: string; /** Of the path; what the address leaves open has a brace in it. */ readonly params: Readonly<Record<string, string>> } | { readonly to: string } | undefined {
    const segments = readSegments((address.split(/[?#]/)[0] ?? '').replaceAll(/\{[^/}]*\}/g, '{}'));
    const match = segments && matchRoute(this.routes, segments);
    if (match === undefined) return undefined;
    if ('to' in match.end) return { to: match.end.to };
    const isNowhere = match.rest && this.screens.get(this.site?.screens.notFound ?? '')?.id === match.end.page;
    return isNowhere ? undefined : { page: match.end.page, params: match.params };
  }

  /** Reports a name that leads to nothing, with the nearest that does. One that is missing in many places is told at the first of them. */
  dangling(owner: Owner, path: Path, kind: DanglingKind, name: string, known: () => Iterable<string>, { code = 'dangling-reference', severity, isNamedThere = true }: DanglingSaid = {}): void {
    if (kind === 'path' ? this.#mayBeUnread(name) : this.isUnread(name)) return;
    const key = `${code} ${kind} ${name}`;
    const before = this.#missing.get(key);
    if (before !== undefined && before.count >= MOST_PLACES) return void before.count++;
    if (before === undefined && [...this.#missing.values()].filter((one) => one.code === code && one.kind === kind).length >= MOST_NAMES) return this.#leaveUntold(`${code} ${kind}`, name);
    const { ko, en } = danglingKinds[kind];
    const { hint, only, near } = this.#suggest(kind, name, known);
    for (const one of near) this.#meant.add(one);
    const text = { ko: `${ko} '${quote(name)}'을(를) 찾을 수 없어요.`, en: `There is no ${en} '${quote(name)}'.` };
    this.report(owner, path, { code, text, hint, ...(severity ? { severity } : {}), ...(only === undefined || !isNamedThere ? {} : { fix: { kind: 'replace', pointer: pointerOf(path), value: only } }) });
    if (before === undefined) this.#missing.set(key, { code, kind, text, count: 1 });
    else before.count++;
  }

  #leaveUntold(key: string, name: string): void {
    const names = this.#untold.get(key) ?? new Set();
    this.#untold.set(key, names.add(name));
  }

  /** Whether names of documents are missing: what would stand in those documents is not known. */
  get lacksDocuments(): boolean {
    return [...this.#missing.values()].some(({ kind }) => kind === 'frame' || Object.hasOwn(kindWords, kind));
  }

  #suggest(kind: DanglingKind, name: string, known: () => Iterable<string>): Suggestion {
    const screen = kind === 'screen' ? this.#screenOf(name) : undefined;
    if (screen !== undefined) return { hint: { ko: `여기에는 화면 이름 '${screen}'을(를) 적으세요.`, en: `Write its screen name here, '${screen}'.` }, only: screen, near: [screen] };
    return this.#suggested++ < SUGGESTIONS ? hintNearest(name, known()) : { near: [], hint: { ko: '이름을 확인하세요.', en: 'See whether the name is right.' } };
  }

  /** The screen name of a page that was named by its id or its path. */
  #screenOf(name: string): string | undefined {
    const end = name.startsWith('/') ? this.follow(name) : undefined;
    return this.documents.page.get(end !== undefined && 'page' in end ? end.page : name)?.screen;
  }

  /** Everything that was found; of a name that is missing in many places, the last that is told says in how many more, and of many names the last one. */
  found(): readonly Problem[] {
    const more = new Map<number, Words>();
    for (const { code, text, count } of this.#missing.values()) {
      const others = count - MOST_PLACES;
      if (others > 0) more.set(this.problems.findLastIndex((one) => one.code === code && one.text.en === text.en), { ko: `같은 이름이 ${others}곳에 더 있어요.`, en: `It is named in ${others} more place${others === 1 ? '' : 's'}.` });
    }
    for (const [key, names] of this.#untold) {
      const last = [...this.#missing.values()].findLast((one) => `${one.code} ${one.kind}` === key);
      const index = this.problems.findLastIndex((one) => one.code === last?.code && one.text.en === last.text.en);
      const before = more.get(index);
      more.set(index, { ko: `${before ? `${before.ko} ` : ''}이런 이름이 ${names.size}개 더 없어요. 문서 파일이 빠지지 않았는지 먼저 보세요.`, en: `${before ? `${before.en} ` : ''}${names.size} more such name${names.size === 1 ? ' is' : 's are'} missing: see first whether a file of documents was left out.` });
    }
    return this.problems.map((problem, index) => {
      const words = more.get(index);
      return words === undefined ? problem : { ...problem, text: { ko: `${problem.text.ko} ${words.ko}`, en: `${problem.text.en} ${words.en}` } };
    });
  }

  /** A path may belong to a page that is not sound, or is in a file that could not be read; with values in it, nobody can tell. */
  #mayBeUnread(path: string): boolean {
    const [plain = ''] = path.split(/[?#]/);
    const below = plain.replace(/^\/[^/]+/, '');
    const [first = ''] = plain.slice(1).split('/');
    if (this.#isSlugUnsure && !this.firstParts.has(first)) return true;
    if (this.#broken.some(({ isPage, venue, paths }) => ((isPage && paths.length === 0) || paths.some((one) => !/^\/[^\s?#]*$/.test(one))) && plain.startsWith(`/${(venue && this.slugOf(venue)) ?? ''}`))) return true;
    // Of a page whose venue is not there, nobody knows the slug.
    for (const { venue, paths } of this.documents.page.values()) if (venue !== undefined && this.slugOf(venue) === undefined && paths.includes(below)) return true;
    return this.#unread.some((text) => text.includes('"paths"')) && (plain.includes('{') || this.isUnread(plain) || this.isUnread(below) || this.#unread.some((text) => /"paths"[^\]]*\{/.test(text)));
  }

  /** Reports a reference to a document that is not there. */
  needs(owner: Owner, path: Path, type: DocumentType & DanglingKind, id: string): boolean {
    if (this.has(type, id)) return true;
    this.dangling(owner, path, type, id, () => this.documents[type].keys());
    return false;
  }
}
