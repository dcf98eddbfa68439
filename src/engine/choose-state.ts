import type { CompiledPage, StateCode } from './snapshot.ts';

/** The state of a page at an instant: of the scheduled times that overlap, the one that began last counts (P-359 … P-361). */
export const chooseState = (page: CompiledPage, now: number): { readonly state: StateCode; readonly blockContent: string } => {
  let chosen: CompiledPage['schedule'][number] | undefined;
  for (const time of page.schedule) {
    if (now >= time.from && now < time.until && (chosen === undefined || time.from >= chosen.from)) chosen = time;
  }
  return chosen ?? page;
};
