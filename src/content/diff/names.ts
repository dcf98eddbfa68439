import type { RawDocument } from '../check/prepared.ts';
import { quote, type Words } from '../check/problem.ts';
import { both, nameOf, plainText, quoted, quotedWords } from './words/phrase.ts';
import { isFields, type Fields } from '../check/is-fields.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
/** A value that is the same at each visit. */
const sure = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) && !String(value).includes('{') ? String(value) : undefined;

/** Visible names of a site's documents; falls back to the other side. */
export class Names {
  readonly #byType = new Map<string, Map<string, Fields>>();
  readonly #texts = { ko: new Map<string, string>(), en: new Map<string, string>() };
  readonly #screens = new Map<string, Fields>();
  readonly #other: Names | undefined;
  #counted: ReadonlyMap<string, number> | undefined;
  #shown: ReadonlyMap<string, readonly Fields[]> | undefined;

  constructor(documents: Iterable<RawDocument>, other?: Names) {
    this.#other = other;
    for (const { type, id, body } of documents) {
      const all = this.#byType.get(type) ?? new Map<string, Fields>();
      this.#byType.set(type, all);
      all.set(id, body);
      if (type === 'messages') this.#learn(body);
      if (type === 'page')
        for (const name of [body['screen'], ...list(body['aliases'])])
          if (typeof name === 'string') this.#screens.set(name, body);
    }
  }

  #learn({ locale, texts }: Fields): void {
    if (locale !== 'ko' && locale !== 'en') return;
    for (const [key, value] of Object.entries(fields(texts)))
      if (typeof value === 'string') this.#texts[locale].set(key, value);
  }

  document(type: string, id: unknown): Fields | undefined {
    return typeof id === 'string' ? (this.#byType.get(type)?.get(id) ?? this.#other?.document(type, id)) : undefined;
  }

  all(type: string): ReadonlyMap<string, Fields> {
    return this.#byType.get(type) ?? new Map();
  }

  /** The text of a key; undefined where no language has one. */
  text(key: unknown): Words | undefined {
    if (typeof key !== 'string') return undefined;
    const [ko, en] = [this.#texts.ko.get(key), this.#texts.en.get(key)];
    if (ko === undefined && en === undefined) return this.#other?.text(key);
    return { ko: quote(ko ?? en ?? ''), en: quote(en ?? ko ?? '') };
  }

  /** A message as it is told: what it says, else its key. */
  said(key: unknown): Words {
    return quotedWords(this.text(key) ?? both(typeof key === 'string' ? key : ''));
  }

  /** Title of a page, with its address when the title is ambiguous. */
  page(id: unknown): Words {
    const page = this.document('page', id);
    if (page === undefined) return both(quoted(nameOf(id)));
    const { ko, en } = this.pageTitle(page);
    const more = this.#beside(page);
    return { ko: `${quoted(ko)}${more.trimStart()}`, en: `${quoted(en)}${more}` };
  }

  /** The same in a list, where nothing else is said of it. */
  pageName(page: Fields): Words {
    const { ko, en } = this.pageTitle(page);
    const more = this.#beside(page);
    return { ko: `${ko}${more}`, en: `${en}${more}` };
  }

  #beside(page: Fields): string {
    const { ko, en } = this.pageTitle(page);
    return (this.#titles.get(`${ko}\n${en}`) ?? 0) > 1 ? ` (${this.shownAddress(page)})` : '';
  }

  /** The address of a page as it is read: what each visit fills in is left open, unless `params` say it. */
  shownAddress(page: Fields, params: Fields = {}): string {
    const filled = this.address(page).replaceAll(/\{([^{}]*)\}/g, (slot, name: string) => sure(params[name]) ?? slot);
    return filled.replaceAll(/\{[^{}]*\}(?:\/\{[^{}]*\})*/g, '…');
  }

  /** The address of a page, the first part of its venue included. */
  address({ paths, venue }: Fields, index = 0): string {
    const path = text(list(paths)[index]) ?? '';
    const slug = this.document('venue', venue)?.['slug'];
    return typeof slug === 'string' ? `/${slug}${path === '/' ? '' : path}` : path;
  }

  /** Number of pages with a title. */
  get #titles(): ReadonlyMap<string, number> {
    if (this.#counted !== undefined) return this.#counted;
    const counted = new Map<string, number>();
    for (const page of this.all('page').values()) {
      const { ko, en } = this.pageTitle(page);
      counted.set(`${ko}\n${en}`, (counted.get(`${ko}\n${en}`) ?? 0) + 1);
    }
    return (this.#counted = counted);
  }

  pageTitle(page: Fields): Words {
    const { flags, seo, screen, id } = page;
    return this.text(fields(flags)['title']) ?? this.text(fields(seo)['title']) ?? both(text(screen) ?? plainText(id));
  }

  screen(name: unknown): Words {
    const page = this.#pageOf(name);
    return page === undefined ? both(quoted(nameOf(name))) : this.page(page['id']);
  }

  /** A page with the values that its address takes along; those that are filled in at a visit say nothing. */
  screenWith(name: unknown, params: Fields, query: Fields): Words {
    const page = this.#pageOf(name);
    const values = Object.entries(query).flatMap(([key, value]) =>
      sure(value) === undefined ? [] : [`${key}=${sure(value)}`],
    );
    if (
      page === undefined ||
      (values.length === 0 && Object.values(params).every((value) => sure(value) === undefined))
    )
      return this.screen(name);
    const { ko, en } = this.pageTitle(page);
    const address = quote(`${this.shownAddress(page, params)}${values.length === 0 ? '' : `?${values.join('&')}`}`);
    return { ko: `${quoted(ko)}(${address})`, en: `${quoted(en)} (${address})` };
  }

  #pageOf(screen: unknown): Fields | undefined {
    return typeof screen === 'string' ? (this.#screens.get(screen) ?? this.#other?.findScreen(screen)) : undefined;
  }

  findScreen(name: string): Fields | undefined {
    return this.#screens.get(name);
  }

  link(id: unknown): Words {
    const link = this.document('link', id);
    return link === undefined
      ? both(quoted(nameOf(id)))
      : quotedWords(this.text(link['linkName']) ?? both(plainText(id)));
  }

  /** A data service by what it answers. */
  service(id: unknown): string {
    const path = this.document('data-service', id)?.['path'];
    return quoted(typeof path === 'string' ? path : nameOf(id));
  }

  venue(code: unknown): Words {
    return this.text(this.document('venue', code)?.['name']) ?? both(plainText(code));
  }

  /** Items of a menu by their id. */
  menuItem(menu: Fields, uid: unknown): Words {
    const item = list(menu['items'])
      .map(fields)
      .find(({ menuUid }) => menuUid === uid);
    return item === undefined ? both(quoted(nameOf(uid))) : this.said(item['menuName']);
  }

  /** Pages that show a layout. */
  pagesOf(layout: string): readonly Fields[] {
    if (this.#shown === undefined) {
      const shown = new Map<string, Fields[]>();
      for (const page of this.all('page').values()) {
        for (const id of new Set([page['layout'], ...Object.values(fields(page['stateLayouts']))])) {
          if (typeof id === 'string') shown.set(id, [...(shown.get(id) ?? []), page]);
        }
      }
      this.#shown = shown;
    }
    return this.#shown.get(layout) ?? [];
  }

  /** The venue that a document belongs to, where it is one's alone. `body` is another state of the document. */
  venueOf(type: string, id: string, body: Fields = this.document(type, id) ?? {}): string | undefined {
    if (['venue', 'deep-links', 'push'].includes(type)) return id;
    if (typeof body['venue'] === 'string') return body['venue'];
    const venues = [...this.all('venue')];
    const only = (fits: (venue: Fields) => boolean): string | undefined => {
      const found = venues.filter(([, venue]) => fits(venue));
      return found.length === 1 ? found[0]?.[0] : undefined;
    };
    const kind = text(body['parkKindCd']) ?? text(body['publctTypeCd']);
    if (kind !== undefined)
      return only(
        ({ parkKindCd, publctTypeCd }) =>
          body['parkKindCd'] === parkKindCd ||
          (body['parkKindCd'] === undefined && body['publctTypeCd'] === publctTypeCd),
      );
    const parks = list(body['parks']);
    if (parks.length > 0) return parks.length === 1 ? only(({ parkKindCd }) => parkKindCd === parks[0]) : undefined;
    const field = ({ theme: 'theme', menu: 'menu', layout: 'frame' } as Readonly<Record<string, string>>)[type];
    return (
      (field === undefined ? undefined : only((venue) => venue[field] === id)) ??
      only(({ slug }) => typeof slug === 'string' && (id === slug || id.startsWith(`${slug}-`)))
    );
  }
}
