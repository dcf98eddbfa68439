import { koreanDay } from '#engine';
import type { DocumentSet } from '#schemas/documents';
import type { AgreementFlow, ConsentItem } from '#schemas/documents/consent-item/schema';
import type { Terms } from '#schemas/documents/terms/schema';
import { parseDay } from './park-days.ts';

type Documents = Pick<DocumentSet, 'terms' | 'consent-item'>;

/** Terms or a consent item, in the version that people agree to now. */
export type Agreement = Terms | ConsentItem;

/** Returns the day in Korea as YYYY-MM-DD. */
export const koreanDate = (now: number): string => parseDay(koreanDay(now)) ?? '';

/** Returns the version of each kind of terms that is in force on a day. */
export const termsInForce = ({ terms }: Pick<DocumentSet, 'terms'>, day: string): readonly Terms[] => {
  const byKind = new Map<string, Terms>();
  for (const version of terms.values()) {
    const other = byKind.get(version.kind);
    if (version.effectiveOn <= day && (other === undefined || other.effectiveOn < version.effectiveOn))
      byKind.set(version.kind, version);
  }
  return [...byKind.values()];
};

const isOldEnough = ({ minAge = 0 }: Agreement, age: number | undefined): boolean => age === undefined || age >= minAge;

const byOrder = (a: ConsentItem, b: ConsentItem): number => a.order - b.order || a.id.localeCompare(b.id);

/** Without a flow an item counts if it is asked of the member; a guardian is asked at the join of the child only. */
const isInFlow = ({ flows }: ConsentItem, flow: AgreementFlow | undefined): boolean =>
  flow === undefined ? flows.length === 0 || flows.some((one) => one !== 'GUARDIAN') : flows.includes(flow);

/**
 * Returns what people are asked to agree to on a day: terms first, then consent items in their order. Without `flow` every item in use, without `age`
 * as for adults.
 */
export const agreementsOn = (
  documents: Documents,
  {
    day,
    age,
    flow,
  }: { readonly day: string; readonly age?: number | undefined; readonly flow?: AgreementFlow | undefined },
): readonly Agreement[] => [
  ...termsInForce(documents, day)
    .filter((terms) => terms.required && isOldEnough(terms, age))
    .toSorted((a, b) => a.id.localeCompare(b.id)),
  ...[...documents['consent-item'].values()]
    .filter((item) => item.effectiveOn <= day && isOldEnough(item, age) && isInFlow(item, flow))
    .toSorted(byOrder),
];
