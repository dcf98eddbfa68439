import type { TermsAgreeList } from '#schemas/calls/contents/terms-answers';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import type { Tx } from '../../core/storage/tables.ts';

export interface NewGuardian {
  readonly child: string;
  readonly guardian: {
    readonly person: VerifiedPerson;
    readonly relation: string;
    readonly agreements?: TermsAgreeList;
  };
  readonly now: Date;
}

/** Records the verified guardian of a child, with what the guardian consented to. */
export const recordGuardian = async (
  tx: Tx,
  { child, guardian: { person, relation, agreements = [] }, now }: NewGuardian,
): Promise<void> => {
  await tx
    .insertInto('guardians')
    .values({
      id: orderedId(),
      child,
      ci_key: person.ciKey,
      name: person.name,
      mobile: person.mobile,
      relation,
      agreements: JSON.stringify(agreements),
      state: 'ACTIVE',
      at: now.toISOString(),
      ended_at: null,
    })
    .execute();
};
