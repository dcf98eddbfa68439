import { nameInArtAddress } from '#schemas/art-address';
import { compileRoutes, matchRoute, pagePatterns, decodeSegments, resolveTarget, type RouteNode } from '#engine';
import { fieldsOf } from '../check/is-fields.ts';
import { parkAt } from '../check/references/park-at.ts';
import type { Path } from '../check/problem.ts';
import type { Reference } from '../check/references/read.ts';

type Body = Readonly<Record<string, unknown>>;

interface Named {
  readonly type: string;
  readonly id: string;
}

interface Document extends Named {
  readonly body: Body;
}

const strings = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** A path with its parameters made alike. */
const shapeOf = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

/** Targets of references. A document may be referred to by ID or by an alias. */
export class Links {
  readonly #documents = new Map<string, Map<string, Body>>();
  /** Names that other things are needed to understand, by the document that they lead to. */
  readonly #leading = new Map<string, string[]>();
  #routes: RouteNode | undefined;

  /** `named`: every name that stands in a document, with its kind before it. */
  constructor(documents: Iterable<Document>, named: Iterable<string>) {
    for (const { type, id, body } of documents) {
      const all = this.#documents.get(type) ?? new Map<string, Body>();
      this.#documents.set(type, all);
      all.set(id, body);
    }
    const services = new Map([...this.#all('data-service')].map(([id, { path }]) => [shapeOf(String(path)), id]));
    for (const name of named) {
      const at = name.indexOf(' ');
      const [kind, rest] = [name.slice(0, at), name.slice(at + 1)];
      if (kind === 'address' || kind === 'route') this.#lead('page', this.#pageAt(rest), name);
      if (kind === 'service') this.#lead('data-service', services.get(shapeOf(rest)), name);
      if (kind === 'place') this.#leadPlace(rest, name);
      if (kind === 'code') this.#lead('code-list', rest.split(' ')[0], name);
      if (kind === 'grade')
        this.#lead(
          'code-list',
          strings(fieldsOf(fieldsOf(this.#documents.get('site')?.get('site'))['bootstrap'])['codeList'])[0],
          name,
        );
      if (kind === 'image' || kind === 'art') this.#lead('picture', this.#pictureAt(rest), name);
    }
  }

  /** The names, each with its kind before it, that a document can be meant by. */
  namesOf(type: string, id: string): readonly string[] {
    const body = this.#documents.get(type)?.get(id) ?? {};
    return [...this.#knownAs(type, id, body), ...(this.#leading.get(`${type}/${id}`) ?? [])];
  }

  #knownAs(type: string, id: string, body: Body): readonly string[] {
    switch (type) {
      case 'page': {
        const screens = [...strings(body['screen']), ...strings(body['aliases'])];
        return [`page ${id}`, ...screens.map((screen) => `screen ${screen}`), ...this.#deepLinksTo(screens)];
      }
      case 'layout':
        return [`layout ${id}`, `frame ${id}`];
      case 'venue':
        return [
          `venue ${id}`,
          `venue-number ${String(body['publctTypeCd'])}`,
          `park-code ${String(body['parkKindCd'])}`,
        ];
      case 'facility':
        return [`park-facility ${String(body['facilityId'])}`, `facility ${id}`];
      case 'operation':
        return [`operation ${id}`, `call ${String(body['method'])} ${String(body['path'])}`];
      case 'messages':
        return Object.keys(fieldsOf(body['texts'])).map((key) => `message ${key}`);
      case 'text':
        return [`message ${id}`];
      // Its names are among those that lead to it.
      case 'picture':
        return [];
      case 'deep-links':
        return Object.keys(fieldsOf(body['pages'])).map((name) => `deep-link ${name.toLowerCase()}`);
      default:
        return [`${type} ${id}`];
    }
  }

  /** True if a reference means this document: numbers of facilities mean those of the same park; names of deep links mean the table of their own venue, and what it leads to. */
  isMeant(by: Named, { kind, name, path }: Reference, used: Named): boolean {
    if (kind === 'park-facility') return this.#parkOf(by, path) === this.#parkOf(used, []);
    if (kind !== 'deep-link') return true;
    const tables = this.#tablesFor(by.id, name);
    return used.type === 'deep-links'
      ? by.type === 'push' && tables.includes(used.id)
      : tables.some((table) => this.#entriesTo(table, used.id).includes(name.toLowerCase()));
  }

  #parkOf({ type, id }: Named, path: Path): unknown {
    const { parkKindCd, venue } = parkAt(this.#documents.get(type)?.get(id) ?? {}, path);
    return parkKindCd ?? this.#documents.get('venue')?.get(venue ?? '')?.['parkKindCd'];
  }

  /** The tables in which a name is looked up for a venue: its own, else whichever has it. */
  #tablesFor(venue: string, name: string): readonly string[] {
    const having = [...this.#all('deep-links')]
      .filter(([, { pages }]) => Object.keys(fieldsOf(pages)).some((one) => one.toLowerCase() === name.toLowerCase()))
      .map(([id]) => id);
    return having.includes(venue) ? [venue] : having;
  }

  #entriesTo(table: string, page: string): readonly string[] {
    const body = this.#documents.get('page')?.get(page) ?? {};
    const screens = new Set([...strings(body['screen']), ...strings(body['aliases'])]);
    return Object.entries(fieldsOf(this.#documents.get('deep-links')?.get(table)?.['pages']))
      .filter(([, entry]) => screens.has(String(fieldsOf(entry)['pageNm'])))
      .map(([name]) => name.toLowerCase());
  }

  #deepLinksTo(screens: readonly string[]): readonly string[] {
    const names = [...this.#all('deep-links').values()].flatMap(({ pages }) =>
      Object.entries(fieldsOf(pages))
        .filter(([, entry]) => screens.includes(String(fieldsOf(entry)['pageNm'])))
        .map(([name]) => name.toLowerCase()),
    );
    return [...new Set(names)].map((name) => `deep-link ${name}`);
  }

  #leadPlace(target: string, name: string): void {
    const [venue = '', place = ''] = target.split('_', 2);
    this.#lead('venue', venue, name);
    const screen = fieldsOf(this.#documents.get('venue')?.get(venue)?.['targets'])[place];
    for (const [id, body] of this.#all('page'))
      if (typeof screen === 'string' && [...strings(body['screen']), ...strings(body['aliases'])].includes(screen))
        this.#lead('page', id, name);
  }

  #lead(type: string, id: string | undefined, name: string): void {
    if (id === undefined) return;
    const key = `${type}/${id}`;
    this.#leading.set(key, [...(this.#leading.get(key) ?? []), name]);
  }

  #all(type: string): ReadonlyMap<string, Body> {
    return this.#documents.get(type) ?? new Map();
  }

  /** The picture of a name, of the address that it has in CMS text, or of one that its bytes are served at. */
  #pictureAt(image: string): string | undefined {
    const hash = /^\/pictures\/([0-9a-f]+)\//.exec(image)?.[1];
    if (hash === undefined) return nameInArtAddress(image) ?? image;
    return [...this.#all('picture')].find(([, body]) => body['hash'] === hash)?.[0];
  }

  #pageAt(address: string): string | undefined {
    const target = resolveTarget(address, { allowedHosts: [] });
    if (target.kind !== 'inside') return undefined;
    const segments = decodeSegments((target.path.split(/[?#]/)[0] ?? '').replaceAll(/\{[^/}]*\}/g, 'x'));
    const end = segments && matchRoute((this.#routes ??= compileRoutes([...this.#everyRoute()])), segments);
    return end !== undefined && 'page' in end.end && !end.rest ? end.end.page : undefined;
  }

  /** Also the paths that lead on: who names one of them uses the page. */
  *#everyRoute() {
    const slugOf = (venue: string): string | undefined =>
      strings(this.#documents.get('venue')?.get(venue)?.['slug'])[0];
    const taken = new Set<string>();
    for (const [page, { venue, paths, redirects }] of this.#all('page')) {
      const own = {
        ...(typeof venue === 'string' ? { venue } : {}),
        paths: [...strings(paths), ...strings(redirects)].filter((path) => path.startsWith('/')),
      };
      // Two pages with one path are a problem of their own; the first has it.
      for (const pattern of pagePatterns(own, slugOf))
        if (!taken.has(pattern) && taken.add(pattern)) yield { pattern, page };
    }
  }
}
