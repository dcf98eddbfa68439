import { compileRoutes, matchRoute, pagePatterns, decodeSegments } from '#engine';
import type { RouteNode } from '#engine';
import type { DocumentSet, DocumentType } from '#schemas/documents';
import type { Page } from '#schemas/documents/page/schema';
import type { Site } from '#schemas/documents/site/schema';
import { readBroken, type BrokenPage } from './broken-page.ts';
import { keyOf, type Prepared, type RawDocument } from './prepared.ts';

/** A path and every path above it. */
const startsOf = (pattern: string): readonly string[] =>
  pattern.split('/').flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at + 1).join('/')]));

/** Documents of a site, and what is looked up in them by name. What is not sound, or could not be read, may well be there. */
export class Lookup {
  readonly prepared: Prepared;
  readonly documents: DocumentSet;
  readonly site: Site | undefined;
  /** Message keys with the languages they have: 1 Korean, 2 English, 3 both. */
  readonly texts = new Map<string, number>();
  /** Pages by screen name and by their other names. */
  readonly screens = new Map<string, Page>();
  /** Pages that are there but not sound: what leads to them is not wrong too. */
  readonly #broken: readonly BrokenPage[];
  readonly #unread: readonly string[];
  readonly #isSlugUnsure: boolean;
  #routes: RouteNode | undefined;
  readonly #patterns = new Map<Page, readonly string[]>();
  #ways: ReadonlySet<string> | undefined;
  #firstParts: ReadonlySet<string> | undefined;
  #starts: ReadonlySet<string> | undefined;

  /** `unread`: texts of files that could not be read. */
  constructor(prepared: Prepared, unread: readonly string[] = []) {
    this.prepared = prepared;
    this.#unread = unread;
    this.documents = prepared.documents;
    this.site = this.documents.site.get('site');
    for (const { locale, texts } of this.documents.messages.values()) {
      const bit = locale === 'ko' ? 1 : 2;
      for (const key in texts) this.texts.set(key, (this.texts.get(key) ?? 0) | bit);
    }
    for (const { type, id, body } of prepared.raws.values())
      if (type === 'messages' && !this.documents.messages.has(id)) this.#readBrokenTexts(body);
    for (const page of this.documents.page.values()) {
      for (const name of [page.screen, ...(page.aliases ?? [])])
        if (!this.screens.has(name)) this.screens.set(name, page);
    }
    this.#broken = [...prepared.raws.values()].flatMap((raw) =>
      (raw.type === 'page' && !this.documents.page.has(raw.id)) || !Object.hasOwn(this.documents, raw.type)
        ? [readBroken(raw)]
        : [],
    );
    const venues = [...prepared.raws.values()].filter(({ type }) => type === 'venue');
    this.#isSlugUnsure =
      venues.some(({ id }) => !this.documents.venue.has(id)) ||
      new Set(venues.map(({ body }) => body['slug'])).size < venues.length;
  }

  /** Texts of a document that is not sound are there all the same: what shows them is not wrong too. */
  #readBrokenTexts({ locale, texts }: RawDocument['body']): void {
    const bit = locale === 'ko' ? 1 : locale === 'en' ? 2 : 3;
    if (typeof texts === 'object' && texts !== null)
      for (const key of Object.keys(texts)) this.texts.set(key, (this.texts.get(key) ?? 0) | bit);
  }

  /** Names of ways (`via`) that something leads by. */
  get ways(): ReadonlySet<string> {
    return (this.#ways ??= new Set(
      [...this.prepared.raws.values()].flatMap(({ body }) =>
        [...JSON.stringify(body).matchAll(/"via":"([a-z-]+)"/g)].map(([, way = '']) => way),
      ),
    ));
  }

  /** First parts of the paths of pages. */
  get firstParts(): ReadonlySet<string> {
    return (this.#firstParts ??= new Set(
      [...this.documents.page.values()]
        .flatMap((page) => this.patterns(page))
        .map((pattern) => pattern.split('/')[1] ?? ''),
    ));
  }

  /** True when a name occurs in an unreadable file, which may define it. */
  isUnread(name: string): boolean {
    return this.#unread.some((text) => [`"${name}"`, `'${name}'`, `“${name}”`].some((quoted) => text.includes(quoted)));
  }

  /** The texts of files that could not be read. */
  get unread(): readonly string[] {
    return this.#unread;
  }

  /** A page without a screen name may have any name. */
  knowsScreen(name: string): boolean {
    return (
      this.screens.has(name) ||
      this.#broken.some(({ isPage, screens }) => screens.includes(name) || (isPage && screens.length === 0))
    );
  }

  /** True when an invalid page has its own text with this key. */
  isTextOfBroken(key: string): boolean {
    return this.#broken.some(({ keys }) => keys.includes(key));
  }

  /** True when a document exists, valid or not. An invalid one is reported once, not at each reference. */
  has(type: DocumentType, id: string): boolean {
    return (
      this.documents[type].has(id) ||
      this.prepared.raws.has(keyOf(type, id)) ||
      this.#broken.some(({ ids }) => ids.includes(id)) ||
      this.isUnread(id)
    );
  }

  /** True when a document of a type exists, valid or not. */
  hasType(type: DocumentType): boolean {
    return (
      this.documents[type].size > 0 ||
      [...this.prepared.raws.values()].some((raw) => raw.type === type) ||
      this.#unread.some((text) => text.includes(`"${type}"`))
    );
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

  /** True when a page is at a path or below it. */
  isAbovePages(start: string): boolean {
    this.#starts ??= new Set(this.everyPattern().flatMap(startsOf));
    // Pages of a missing venue have unknown paths.
    if (
      this.#starts.has(start) ||
      [...this.documents.page.values()].some(({ venue }) => venue !== undefined && this.slugOf(venue) === undefined)
    )
      return true;
    const parts = start.split('/');
    const nowhere = this.screens.get(this.site?.screens.notFound ?? '');
    return this.everyPattern().some((pattern) => {
      if (nowhere !== undefined && this.patterns(nowhere).includes(pattern)) return false;
      const given = pattern.split('/');
      return parts.every(
        (part, at) =>
          given[at] === part ||
          given[at]?.startsWith('{') === true ||
          given.slice(0, at).some((one) => one.endsWith('*}')),
      );
    });
  }

  redirectPatterns(page: Page): readonly string[] {
    return page.redirects === undefined
      ? []
      : pagePatterns({ ...page, paths: page.redirects }, (code) => this.slugOf(code));
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
    for (const {
      ids: [id = ''],
      venue,
      paths,
    } of this.#broken) {
      const slug = venue === undefined ? undefined : this.slugOf(venue);
      for (const path of paths) yield { pattern: slug === undefined ? path : `/${slug}${path}`, page: id };
    }
    for (const { from, to } of this.site?.redirects ?? []) yield { pattern: from, to };
  }

  /** Where a path of this site leads: a page, another path, or nowhere (undefined). The page for unknown paths is nowhere. */
  follow(address: string):
    | {
        readonly page: string;
        /** Of the path; what the address leaves open has a brace in it. */ readonly params: Readonly<
          Record<string, string>
        >;
      }
    | { readonly to: string }
    | undefined {
    const segments = decodeSegments((address.split(/[?#]/)[0] ?? '').replaceAll(/\{[^/}]*\}/g, '{}'));
    const match = segments && matchRoute(this.routes, segments);
    if (match === undefined) return undefined;
    if ('to' in match.end) return { to: match.end.to };
    const isNowhere = match.rest && this.screens.get(this.site?.screens.notFound ?? '')?.id === match.end.page;
    return isNowhere ? undefined : { page: match.end.page, params: match.params };
  }

  /** The screen name of a page that was named by its id or its path. */
  screenOf(name: string): string | undefined {
    const end = name.startsWith('/') ? this.follow(name) : undefined;
    return this.documents.page.get(end !== undefined && 'page' in end ? end.page : name)?.screen;
  }

  /** A path may belong to a page that is not sound, or is in a file that could not be read; with values in it, nobody can tell. */
  mayBeUnread(path: string): boolean {
    const [plain = ''] = path.split(/[?#]/);
    const below = plain.replace(/^\/[^/]+/, '');
    const [first = ''] = plain.slice(1).split('/');
    if (this.#isSlugUnsure && !this.firstParts.has(first)) return true;
    if (
      this.#broken.some(
        ({ isPage, venue, paths }) =>
          ((isPage && paths.length === 0) || paths.some((one) => !/^\/[^\s?#]*$/.test(one))) &&
          plain.startsWith(`/${(venue && this.slugOf(venue)) ?? ''}`),
      )
    )
      return true;
    // Of a page whose venue is not there, nobody knows the slug.
    for (const { venue, paths } of this.documents.page.values())
      if (venue !== undefined && this.slugOf(venue) === undefined && paths.includes(below)) return true;
    return (
      this.#unread.some((text) => text.includes('"paths"')) &&
      (plain.includes('{') ||
        this.isUnread(plain) ||
        this.isUnread(below) ||
        this.#unread.some((text) => /"paths"[^\]]*\{/.test(text)))
    );
  }
}
