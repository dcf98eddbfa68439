import { codeDescriptions } from '#content/check/code-descriptions/index';
import type { CrawlCode, Problem, Way } from '#content';

/** Location of a finding: the page and the steps to it. */
export interface FindingLocation {
  /** ID of the page document, or the address when there is no page. */
  readonly page: string;
  readonly way: Way;
}

const notes: ReadonlySet<CrawlCode> = new Set(['browser-way-unseen']);
const warnings: ReadonlySet<CrawlCode> = new Set([
  'browser-layout-shift',
  'browser-unknown-way',
  'browser-console-error',
]);

interface Found {
  readonly code: CrawlCode;
  readonly what: string;
  readonly spot: FindingLocation;
  readonly pages: Set<string>;
}

/** Collects findings: one per cause, with the first path to it and the number of affected pages. */
export class CrawlFindings {
  readonly #found = new Map<string, Found>();

  add(code: CrawlCode, what: string, spot: FindingLocation, cause = what): void {
    const key = `${code} ${cause}`;
    const known = this.#found.get(key);
    if (known === undefined) this.#found.set(key, { code, what, spot, pages: new Set([spot.page]) });
    else known.pages.add(spot.page);
  }

  get problems(): readonly Problem[] {
    return [...this.#found.values()].map(({ code, what, spot, pages }) => {
      const { meaning, fix: remedy } = codeDescriptions[code];
      const others = pages.size - 1;
      return {
        code,
        severity: notes.has(code) ? 'note' : warnings.has(code) ? 'warning' : 'error',
        at: { type: 'page', id: spot.page, pointer: '' },
        text: {
          ko: `${meaning.ko} ${what}${others === 0 ? '' : ` (다른 페이지 ${others}개에도 있어요)`}`,
          en: `${meaning.en} ${what}${others === 0 ? '' : ` (and on ${others} other page${others === 1 ? '' : 's'})`}`,
        },
        hint: remedy,
        way: spot.way,
      };
    });
  }
}
