import type { DocumentType } from '#schemas/documents';
import { danglingKinds, type DanglingKind } from './dangling-kinds.ts';
import { definitionOf } from './definition-of.ts';
import { Lookup } from './lookup.ts';
import { suggestName, type Suggestion } from './suggest-name.ts';
import type { Prepared } from './prepared.ts';
import { pointerOf, quote, type Fix, type Path, type Problem, type ProblemCode, type Words } from './problem.ts';

/** A document that a problem is of. */
export interface Owner {
  readonly type: string;
  readonly id: string;
}

/** Problem of a rule at a location. */
export interface Finding {
  readonly code: ProblemCode;
  readonly text: Words;
  readonly hint: Words;
  /** An error when left out. */
  readonly severity?: Problem['severity'];
  readonly fix?: Fix;
}

/** Options for reporting a missing reference. */
export interface DanglingOptions {
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

/** The whole site as the rules look at it, and what they find. */
export class CheckContext extends Lookup {
  readonly problems: Problem[] = [];
  /** Whether to tell, as notes, what may well be meant. */
  readonly advice: boolean;
  readonly #missing = new Map<string, Missing>();
  /** Names beyond those that are told, by code and kind. */
  readonly #untold = new Map<string, Set<string>>();
  readonly #meant = new Set<string>();
  #suggested = 0;

  /** `unread`: texts of files that could not be read. */
  constructor(
    prepared: Prepared,
    { unread = [], advice = false }: { readonly unread?: readonly string[]; readonly advice?: boolean } = {},
  ) {
    super(prepared, unread);
    this.advice = advice;
  }

  /** Whether a name is near one that is missing: it may well be the one that is meant there. */
  isSuggested(name: string): boolean {
    return this.#meant.has(name);
  }

  /** `within`: where in the text at the path, when it is known. */
  report(owner: Owner, path: Path, { severity, ...finding }: Finding, within?: number): void {
    const pointer = pointerOf(path);
    this.problems.push({
      ...finding,
      severity: severity ?? 'error',
      at: { type: owner.type, id: owner.id, pointer, ...(within === undefined ? {} : { within }) },
    });
  }

  /** Tells of all that is reported meanwhile where in its text it stands. */
  reportWithin(within: () => number | undefined, report: () => void): void {
    const before = this.problems.length;
    report();
    const place = this.problems.length > before ? within() : undefined;
    if (place === undefined) return;
    for (const problem of this.problems.splice(before))
      this.problems.push({ ...problem, at: { ...problem.at, within: place } });
  }

  /** Reports a name that leads to nothing, with the nearest that does. One that is missing in many places is told at the first of them. */
  dangling(
    owner: Owner,
    path: Path,
    kind: DanglingKind,
    name: string,
    known: () => Iterable<string>,
    { code = 'dangling-reference', severity, isNamedThere = true }: DanglingOptions = {},
  ): void {
    if (kind === 'path' ? this.mayBeUnread(name) : this.isUnread(name)) return;
    const key = `${code} ${kind} ${name}`;
    const before = this.#missing.get(key);
    if (before !== undefined && before.count >= MOST_PLACES) return void before.count++;
    if (
      before === undefined &&
      [...this.#missing.values()].filter((one) => one.code === code && one.kind === kind).length >= MOST_NAMES
    )
      return this.#leaveUntold(`${code} ${kind}`, name);
    const { ko, en } = danglingKinds[kind];
    const { hint, only, near } = this.#suggest(kind, name, known);
    for (const one of near) this.#meant.add(one);
    const text = { ko: `${ko} '${quote(name)}'을(를) 찾을 수 없어요.`, en: `There is no ${en} '${quote(name)}'.` };
    this.report(owner, path, {
      code,
      text,
      hint,
      ...(severity ? { severity } : {}),
      ...(only === undefined || !isNamedThere
        ? {}
        : { fix: { kind: 'replace', pointer: pointerOf(path), value: only } }),
    });
    if (before === undefined) this.#missing.set(key, { code, kind, text, count: 1 });
    else before.count++;
  }

  #leaveUntold(key: string, name: string): void {
    const names = this.#untold.get(key) ?? new Set();
    this.#untold.set(key, names.add(name));
  }

  /** Whether names of documents are missing: what would stand in those documents is not known. */
  get lacksDocuments(): boolean {
    return [...this.#missing.values()].some(({ kind }) => kind === 'frame' || definitionOf(kind) !== undefined);
  }

  #suggest(kind: DanglingKind, name: string, known: () => Iterable<string>): Suggestion {
    const screen = kind === 'screen' ? this.screenOf(name) : undefined;
    if (screen !== undefined)
      return {
        hint: { ko: `여기에는 화면 이름 '${screen}'을(를) 적으세요.`, en: `Write its screen name here, '${screen}'.` },
        only: screen,
        near: [screen],
      };
    return this.#suggested++ < SUGGESTIONS
      ? suggestName(name, known())
      : { near: [], hint: { ko: '이름을 확인하세요.', en: 'Check that the name is right.' } };
  }

  /** Everything that was found; of a name that is missing in many places, the last that is told says in how many more, and of many names the last one. */
  found(): readonly Problem[] {
    const more = new Map<number, Words>();
    for (const { code, text, count } of this.#missing.values()) {
      const others = count - MOST_PLACES;
      if (others > 0)
        more.set(
          this.problems.findLastIndex((one) => one.code === code && one.text.en === text.en),
          {
            ko: `같은 이름이 ${others}곳에 더 있어요.`,
            en: `It is also used in ${others} other place${others === 1 ? '' : 's'}.`,
          },
        );
    }
    for (const [key, names] of this.#untold) {
      const last = [...this.#missing.values()].findLast((one) => `${one.code} ${one.kind}` === key);
      const index = this.problems.findLastIndex((one) => one.code === last?.code && one.text.en === last.text.en);
      const before = more.get(index);
      more.set(index, {
        ko: `${before ? `${before.ko} ` : ''}이런 이름이 ${names.size}개 더 없어요. 문서 파일이 빠지지 않았는지 먼저 보세요.`,
        en: `${before ? `${before.en} ` : ''}${names.size} more name${names.size === 1 ? ' is' : 's are'} missing. Check first whether a file of documents was left out.`,
      });
    }
    return this.problems.map((problem, index) => {
      const words = more.get(index);
      return words === undefined
        ? problem
        : { ...problem, text: { ko: `${problem.text.ko} ${words.ko}`, en: `${problem.text.en} ${words.en}` } };
    });
  }

  /** Reports a reference to a document that is not there. */
  requireDocument(owner: Owner, path: Path, type: DocumentType & DanglingKind, id: string): boolean {
    if (this.has(type, id)) return true;
    this.dangling(owner, path, type, id, () => this.documents[type].keys());
    return false;
  }
}
