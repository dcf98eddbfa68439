import { meanings } from '#content/check/meanings/index';
import type { CrawlCode, Problem, Way } from '#content';

/** Where something was found: the page and the way to it. */
export interface Spot {
  /** Id of the page document; the address where no page is. */
  readonly page: string;
  readonly way: Way;
}

const notes: ReadonlySet<CrawlCode> = new Set(['browser-way-unseen']);
const warnings: ReadonlySet<CrawlCode> = new Set(['browser-layout-shift', 'browser-unknown-way', 'browser-console-error']);

interface Found {
  readonly code: CrawlCode;
  readonly what: string;
  readonly spot: Spot;
  readonly pages: Set<string>;
}

/** Gathers what is found, each cause once, with the first way to it and on how many pages it shows. */
export class CrawlFindings {
  readonly #found = new Map<string, Found>();

  add(code: CrawlCode, what: string, spot: Spot, cause = what): void {
    const key = `${code} ${cause}`;
    const known = this.#found.get(key);
    if (known === undefined) this.#found.set(key, { code, what, spot, pages: new Set([spot.page]) });
    else known.pages.add(spot.page);
  }

  get problems(): readonly Problem[] {
    return [...this.#found.values()].map(({ code, what, spot, pages }) => {
      const { meaning, remedy } = meanings[code];
      const others = pages.size - 1;
      return {
        code,
        severity: notes.has(code) ? 'note' : warnings.has(code) ? 'warning' : 'error',
        at: { type: 'page', id: spot.page, pointer: '' },
        text: { ko: `${meaning.ko} ${what}${others === 0 ? '' : ` (다른 페이지 ${others}개에도 있어요)`}`, en: `${meaning.en} ${what}${others === 0 ? '' : ` (and on ${others} other page${others === 1 ? '' : 's'})`}` },
        hint: remedy,
        way: spot.way,
      };
    });
  }
}
