import type { CompiledPage, StateCode } from '../snapshot.ts';

/** Returns the state of a page at an instant. If scheduled times overlap, the one that started last applies (P-359 … P-361). */
export const chooseState = (
  page: CompiledPage,
  now: number,
): { readonly state: StateCode; readonly blockContent: string } => {
  let chosen: CompiledPage['schedule'][number] | undefined;
  for (const time of page.schedule) {
    if (now >= time.from && now < time.until && (chosen === undefined || time.from >= chosen.from)) chosen = time;
  }
  return chosen ?? page;
};
