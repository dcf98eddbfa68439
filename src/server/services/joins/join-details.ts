import type { TermsAgreeList } from '#schemas/calls/contents/terms-answers';
import type { Context } from '../../core/context.ts';
import type { SocialProfile, VerifiedPerson } from '../../core/records/person.ts';

/** E-mail address of a join. Its code is derived from `codeId`. */
export interface JoinEmail {
  readonly address: string;
  readonly codeId: string;
  readonly until: string;
  readonly tries: number;
}

export interface Guardian {
  readonly person: VerifiedPerson;
  readonly relation?: string;
  readonly agreements?: TermsAgreeList;
}

/** Values of a join so far, sealed in the store. */
export interface JoinDetails {
  readonly flow: 'OWN' | 'SOCIAL';
  /** By choice, or by the verified birth date. */
  readonly isChild: boolean;
  /** Absent until the terms are agreed to. */
  readonly agreements?: TermsAgreeList;
  readonly social?: SocialProfile;
  readonly autoLogin?: boolean;
  /** Terms documents that the social account has agreed to at its provider. */
  readonly agreedTerms?: readonly string[];
  readonly person?: VerifiedPerson;
  /** Child who cannot be verified, as named by the guardian. */
  readonly child?: Pick<VerifiedPerson, 'name' | 'birthDate' | 'gender'>;
  readonly guardian?: Guardian;
  readonly email?: JoinEmail;
  /** Member whom the verified person is already. */
  readonly knownMember?: string;
  /** True when the verification was put off. */
  readonly isPutOff?: boolean;
}

const PURPOSE = 'join';

export const sealDetails = ({ identityKeys }: Pick<Context, 'identityKeys'>, details: JoinDetails): string =>
  identityKeys.seal(PURPOSE, JSON.stringify(details));

/** Reads sealed details. Throws if the identity key has changed: then nobody can go on with the join. */
export const openDetails = ({ identityKeys }: Pick<Context, 'identityKeys'>, sealed: string): JoinDetails => {
  const text = identityKeys.unseal(PURPOSE, sealed);
  if (text === undefined) throw new Error('A join was sealed with another identity key.');
  // This server sealed the JSON from the same type.
  return JSON.parse(text) as JoinDetails;
};
