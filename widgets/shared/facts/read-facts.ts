import { factsNeed, fillFacts, noFact } from '#schemas/fact-placeholders';
import type { DataState } from '../../define-widget.ts';

interface FactsAnswer {
  readonly factList: readonly { readonly name: string; readonly value: string }[];
}

// The server checks answers against the schema of the call.
const isFacts = (value: unknown): value is FactsAnswer =>
  typeof value === 'object' && value !== null && 'factList' in value && Array.isArray(value.factList);

const valuesOf = (state: DataState): ReadonlyMap<string, string> =>
  new Map(
    state.state === 'ready' && isFacts(state.value)
      ? state.value.factList.map(({ name, value }) => [name, value] as const)
      : [],
  );

const filled = new WeakMap<object, { readonly from: unknown; readonly value: object }>();

/** Fills the facts in texts from the data of a widget. A fact that is not known becomes a dash. The same texts and answer give the same object. */
export const fillFactsFrom = <T extends object>(texts: T, data: Readonly<Record<string, DataState>>): T => {
  const state = data[factsNeed];
  if (state === undefined) return texts;
  const from = state.state === 'ready' ? state.value : state.state;
  const known = filled.get(texts);
  // What is stored under an object was made from that object.
  if (known !== undefined && known.from === from) return known.value as T;
  const values = valuesOf(state);
  const value = fillFacts(texts, ({ key }) => values.get(key) ?? noFact);
  filled.set(texts, { from, value });
  return value;
};
