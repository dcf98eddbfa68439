import type { CompiledPage } from '#engine';
import { Bits } from '../../check/walk/bits.ts';
import { ascending } from './found.ts';
import { Spans, type Span } from './spans.ts';
import type { ViewTold } from './tell-view.ts';

/** Changes of a part over time. */
export interface OverTime {
  readonly all: Span[];
  readonly changed: { readonly from: number; readonly who: Bits }[];
}

interface Looking {
  /** Instants at which the part itself changes. */
  readonly instants: readonly number[];
  readonly from: number;
  /** Number of viewer classes. */
  readonly viewers: number;
  /** Told of each instant that was looked at. */
  readonly seen: Set<number>;
  /** Looks at one instant; gives further instants to look at, which the part does not know. */
  readonly look: (now: number, add: (told: ViewTold, who: Bits) => void) => readonly number[];
}

/** Looks at every instant at which a part changes. */
export function overTime({ instants, from, viewers, seen, look }: Looking): OverTime {
  const spans = new Spans(viewers);
  const changed: { from: number; who: Bits }[] = [];
  let all = ascending(instants, from);
  for (let index = 0; index < all.length; index++) {
    const now = all[index] ?? from;
    const who = new Bits(viewers);
    const further = look(now, (told, members) => {
      spans.add(told, members);
      who.addAll(members);
    });
    if (further.some((instant) => !all.includes(instant))) all = ascending([...all, ...further], from);
    seen.add(now);
    spans.close(now, all[index + 1]);
    changed.push({ from: now, who });
  }
  return { all: [...spans.all], changed };
}

/** A page whose address changed changed for everybody. */
export function addMoved(
  spans: OverTime,
  { path: before }: CompiledPage,
  { path: now }: CompiledPage,
  { who, from }: OverTime['changed'][number],
): void {
  spans.all.push({
    before: { ko: `주소 ${before}`, en: `the address ${before}` },
    now: { ko: `주소 ${now}`, en: `the address ${now}` },
    details: [],
    who,
    from,
    until: undefined,
  });
  spans.changed.splice(0, spans.changed.length, { from, who });
}
