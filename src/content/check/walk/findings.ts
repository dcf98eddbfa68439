import type { Locale } from '#schemas/parts';
import { isFields } from '../is-fields.ts';
import { keyOf, type Prepared } from '../prepared.ts';
import { pointerOf, type Path, type Problem, type ProblemCode, type Words } from '../problem.ts';
import type { Bits } from './bits.ts';
import { describeWho, factsText } from './describe.ts';
import type { SiteWalk, Step } from './site-walk.ts';
import { writtenPath } from './written-path.ts';

/** Problem of a walk rule. */
export interface Said {
  readonly code: ProblemCode;
  readonly severity: Problem['severity'];
  readonly type: string;
  readonly id: string;
  /** In layouts and menus the first step may be the id of a placement or item. */
  readonly path: Path;
  /** Problem and its viewers. */
  readonly text: (who: Words) => Words;
  readonly hint: Words;
}

/** Viewers and their path. */
export interface Met {
  readonly who: Bits;
  /** Start location: a page or frame of the walk, and one step from there. */
  readonly on?: string;
  readonly last?: readonly Step[];
}

/** Gathers what the walk finds, each thing once, with the shortest way to it. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly #prepared: Pick<Prepared, 'documents' | 'raws'>;
  readonly #known = new Set<string>();
  readonly #unsound = new Set<string>();
  readonly #texts: Readonly<Record<Locale, ReadonlyMap<string, string>>>;

  constructor(prepared: Pick<Prepared, 'documents' | 'raws'>) {
    this.#prepared = prepared;
    const all = [...prepared.documents.messages.values()];
    const broken = [...prepared.raws.values()].filter(
      ({ type, id }) => type === 'messages' && !prepared.documents.messages.has(id),
    );
    // Invalid message documents count as complete; their errors are reported elsewhere.
    for (const {
      body: { locale, texts },
    } of broken)
      if (locale === 'ko' || locale === 'en')
        for (const key of Object.keys(texts ?? {})) this.#unsound.add(`${locale} ${key}`);
    const textsOf = (locale: Locale) =>
      new Map(all.filter((one) => one.locale === locale).flatMap(({ texts }) => Object.entries(texts)));
    this.#texts = { ko: textsOf('ko'), en: textsOf('en') };
  }

  /** Whether a page of this address was given but is not sound, or is blocked only because what it names is missing: the gate tells of it. */
  isOfTheGate(kind: 'nowhere' | 'blocked', page: string | undefined, to: string): boolean {
    if (kind === 'blocked') {
      const written = this.#prepared.documents.page.get(page ?? '');
      return (
        written !== undefined &&
        written.pageInfo.pageStatusCode !== 'B' &&
        written.schedule?.some(({ pageStatusCode }) => pageStatusCode === 'B') !== true
      );
    }
    const path = to.split(/[?#]/)[0] ?? '';
    return [...this.#prepared.raws.values()].some(
      ({ type, id, body: { paths } }) =>
        type === 'page' &&
        !this.#prepared.documents.page.has(id) &&
        Array.isArray(paths) &&
        paths.some((one) => typeof one === 'string' && path.endsWith(one)),
    );
  }

  /** True when an operator says at a link that its refusal is the expected result. */
  isMeant(place: { readonly type: string; readonly id: string; readonly path: Path }): boolean {
    const link = writtenPath(this.#prepared, place).reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === String(step))?.[1]
          : undefined,
      this.#prepared.raws.get(keyOf(place.type, place.id))?.body,
    );
    return (
      isFields(link) &&
      (link['refusalIsMeant'] === true || (isFields(link['action']) && link['action']['refusalIsMeant'] === true))
    );
  }

  /** True for a place in a frame, which stands around pages as a menu does. */
  isFrame({ type, id }: { readonly type: string; readonly id: string }): boolean {
    return type === 'layout' && this.#prepared.documents.layout.get(id)?.use === 'frame';
  }

  /** Whether a text is written in a language; where it is not, visitors read the other one. */
  isWritten(locale: Locale, key: string): boolean {
    return this.#texts[locale].has(key) || this.#unsound.has(`${locale} ${key}`);
  }

  say(said: Said, met?: Met & { readonly walk: SiteWalk }): void {
    const pointer = pointerOf(writtenPath(this.#prepared, said));
    const key = `${said.code} ${said.type}/${said.id}#${pointer}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const { code, severity, type, id, hint } = said;
    const who =
      met === undefined ? { ko: '모든 방문자', en: 'everybody' } : describeWho(met.who, met.walk.look.classes);
    this.problems.push({
      code,
      severity,
      at: { type, id, pointer },
      text: said.text(who),
      hint,
      ...(met === undefined ? {} : { way: this.#wayOf(met) }),
    });
  }

  #wayOf({ who, on, last = [], walk }: Met & { readonly walk: SiteWalk }): NonNullable<Problem['way']> {
    const one = who.first;
    const viewer = walk.look.classes.viewers[one];
    const steps = [...(on === undefined || on === '' ? [] : walk.wayTo(on, one)), ...last];
    return {
      as: viewer === undefined ? '' : factsText(viewer),
      at: walk.look.now,
      steps: steps.map(({ to, by }) => ({ to, by: by === '' ? '' : this.#said(by) })),
    };
  }

  /** A text in Korean where it is a key, else as it is. */
  #said(key: string): string {
    return this.#texts.ko.get(key) ?? key;
  }
}
