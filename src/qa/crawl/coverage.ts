import type { Words } from '#content';

type Row = readonly [name: Words, value: Words];

const mostNamed = 8;

/** Counts what a crawl visited and what it skipped, so that silence is not mistaken for a clean page. */
export class Coverage {
  readonly opened: Record<string, number> = {};
  /** True when a limit ended the crawl early. */
  isCut = false;
  /** Number of repeated logins after a page ended the session. */
  loggedIn = 0;
  /** Pages skipped because an earlier member got the same content. */
  readonly alike: Record<string, number> = {};
  readonly #seen = new Set<string>();
  readonly #alike = new Map<string, Set<string>>();
  readonly #failed = new Map<string, string>();
  readonly #unpressed = new Set<string>();

  /** True when nothing was left out. */
  get isWhole(): boolean {
    return !this.isCut && this.#failed.size === 0;
  }

  open(who: string, to: string): void {
    this.opened[who] = (this.opened[who] ?? 0) + 1;
    this.#seen.add(to);
  }

  /** Counts an address that could not be inspected. */
  fail(to: string, why: string): void {
    this.#failed.set(to, why);
  }

  openAlike(who: string): void {
    this.alike[who] = (this.alike[who] ?? 0) + 1;
  }

  /** Counts an address that was skipped because enough addresses of its pattern were opened. */
  leave(shape: string, to: string): void {
    const known = this.#alike.get(shape);
    if (known === undefined) this.#alike.set(shape, new Set([to]));
    else known.add(to);
  }

  /** Counts a button that was not clicked because the page has too many or something covers it. */
  leaveButton(page: string, name: string): void {
    this.#unpressed.add(`${page} '${name}'`);
  }

  /** Unopened addresses per pattern, largest first. */
  get left(): Readonly<Record<string, number>> {
    const rows = [...this.#alike].map(
      ([shape, all]) => [shape, [...all].filter((to) => !this.#seen.has(to)).length] as const,
    );
    return Object.fromEntries(rows.filter(([, count]) => count > 0).toSorted(([, one], [, two]) => two - one));
  }

  /** The button may be clicked on another address of the page. */
  pressButton(page: string, name: string): void {
    this.#unpressed.delete(`${page} '${name}'`);
  }

  /** Coverage as data for tools. */
  get asData(): Readonly<Record<string, unknown>> {
    return {
      opened: this.opened,
      alike: this.alike,
      isWhole: this.isWhole,
      left: this.left,
      loggedIn: this.loggedIn,
      failed: Object.fromEntries(this.#failed),
      unpressed: [...this.#unpressed],
    };
  }

  rows(isCompared: boolean): readonly Row[] {
    const left = Object.entries(this.left);
    const sum = left.reduce((all, [, count]) => all + count, 0);
    return [
      [{ ko: '연 페이지', en: 'pages opened' }, both(counted(this.opened))],
      ...(Object.keys(this.alike).length === 0
        ? []
        : [[{ ko: '다른 회원과 같은 페이지', en: 'same as for other members' }, both(counted(this.alike))] as const]),
      ...(this.#failed.size === 0
        ? []
        : [
            [
              { ko: '보지 못한 페이지', en: 'failed to load' },
              both(listed([...this.#failed].map(([to, why]) => `${to} (${why})`))),
            ] as const,
          ]),
      ...(!this.isCut
        ? []
        : [
            [
              { ko: '다 보지 못함', en: 'stopped early' },
              {
                ko: '한도에 닿아 남은 페이지가 있어요. --pages와 --minutes로 늘리세요.',
                en: 'a limit was reached before all pages were visited: raise --pages or --minutes.',
              },
            ] as const,
          ]),
      ...(sum === 0
        ? []
        : [
            [
              { ko: '열지 않은 주소', en: 'not opened' },
              leftWords(sum, listed(left.map(([shape, count]) => `${shape} ×${count}`))),
            ] as const,
          ]),
      ...(this.#unpressed.size === 0
        ? []
        : [[{ ko: '누르지 않은 버튼', en: 'not pressed' }, both(listed([...this.#unpressed]))] as const]),
      ...(isCompared
        ? []
        : [
            [
              { ko: '비교', en: 'compared' },
              {
                ko: '비교한 문서가 없어요. CONSOLE_TOKEN을 주거나 --in <입력>을 쓰세요.',
                en: 'with nothing: set CONSOLE_TOKEN, or say --in <input>.',
              },
            ] as const,
          ]),
    ];
  }
}

const counted = (all: Readonly<Record<string, number>>): string =>
  Object.entries(all)
    .map(([who, count]) => `${who}: ${count}`)
    .join(' · ');

const both = (text: string): Words => ({ ko: text, en: text });

const leftWords = (sum: number, which: string): Words => ({
  ko: `${sum}개: 같은 모양의 주소를 이미 열어 봤어요 (${which}). --per-page로 늘려요.`,
  en: `${sum} addresses, because enough addresses of the same page were opened (${which}); open more with --per-page.`,
});

const listed = (all: readonly string[]): string =>
  [...all.slice(0, mostNamed), ...(all.length > mostNamed ? [`… +${all.length - mostNamed}`] : [])].join(', ');
