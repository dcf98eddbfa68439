import type { LoginType } from '#schemas/calls/accounts/answers';
import type { VerifyMethod } from '#schemas/documents/identity-provider/schema';

/** Person whom an identity provider has verified. */
export interface VerifiedPerson {
  readonly method: VerifyMethod;
  readonly name: string;
  /** YYYYMMDD. */
  readonly birthDate: string;
  /** 1 male, 2 female. */
  readonly gender: string;
  readonly foreigner: boolean;
  /** Empty for people without a mobile phone. */
  readonly mobile: string;
  /** Keyed hashes of CI and DI. */
  readonly ciKey: string;
  readonly diKey: string;
  /** Instant of the verification, ISO 8601. */
  readonly at: string;
}

/** Account at a social provider that a browser has returned from. */
export interface SocialProfile {
  /** ID of the `social-provider` document. */
  readonly provider: string;
  readonly loginType: LoginType;
  readonly subject: string;
  /** Text by which members recognise the account, such as a masked address. */
  readonly label: string;
  /** Only an address that the provider has verified. */
  readonly email?: string;
  /** Address that the provider has not verified: offered in the form of a join, where a code proves it. */
  readonly unprovenEmail?: string;
  readonly name?: string;
  /** Person whom the provider vouches for; only where its document says so. */
  readonly person?: VerifiedPerson;
}
