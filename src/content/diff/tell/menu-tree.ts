import type { Fields } from '../../check/is-fields.ts';
import { nameOf } from '../words/phrase.ts';
import { listIn } from './about.ts';

/** Items of a menu as the tree that visitors see. */
export class Tree {
  readonly items: ReadonlyMap<string, Fields>;
  readonly #below = new Map<string, string[]>();

  constructor(body: Fields) {
    const items = listIn(body, 'items');
    this.items = new Map(items.map((item) => [nameOf(item['menuUid']), item]));
    for (const item of items) {
      const parent = this.parentOf(item);
      this.#below.set(parent, [...(this.#below.get(parent) ?? []), nameOf(item['menuUid'])]);
    }
  }

  parentOf(item: Fields | undefined): string {
    return item?.['menuLevel'] === 1 ? nameOf(item['parentsMenuUid']) : '';
  }

  below(parent: string): readonly string[] {
    return this.#below.get(parent) ?? [];
  }
}

/** True when the common entries of two lists have the same order. */
export const sameOrder = (was: readonly string[], is: readonly string[]): boolean => {
  const kept = was.filter((uid) => is.includes(uid));
  return kept.join('\n') === is.filter((uid) => was.includes(uid)).join('\n');
};
