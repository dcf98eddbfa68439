/**
 * When visitors see documents of a type, as its schema says by `shown`: from the latest of the fields `from` to the earliest of the fields `until`
 * (days or instants; a day counts whole), or always, with the meaning of its times. `in` names a list of periods, whose entries count if their list
 * `filled` has items.
 */
export type ShownPeriod =
  | {
      readonly from: readonly string[];
      readonly until: readonly string[];
      readonly in?: string;
      readonly filled?: string;
    }
  | { readonly always: string };
