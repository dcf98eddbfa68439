import type { Context } from '../../core/context.ts';
import type { SocialProfile } from '../../core/records/person.ts';

type Keys = Pick<Context, 'identityKeys'>;

const grantPurpose = 'social grant';
const profilePurpose = 'social profile';
const secretsPurpose = 'social login';

/** Secrets of a login under way, sealed in the store. */
export interface StartSecrets {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  /** Path of the screen that goes on after a proof; empty if none was named. */
  readonly nextPath: string;
}

export const sealSecrets = ({ identityKeys }: Keys, secrets: StartSecrets): string =>
  identityKeys.seal(secretsPurpose, JSON.stringify(secrets));

export const unsealSecrets = ({ identityKeys }: Keys, sealed: string): StartSecrets | undefined => {
  const text = identityKeys.unseal(secretsPurpose, sealed);
  // Sealed by the function above.
  return text === undefined ? undefined : (JSON.parse(text) as StartSecrets);
};

export const sealGrant = ({ identityKeys }: Keys, grant: string): string => identityKeys.seal(grantPurpose, grant);
export const unsealGrant = ({ identityKeys }: Keys, sealed: string): string | undefined =>
  identityKeys.unseal(grantPurpose, sealed);

export const sealProfile = ({ identityKeys }: Keys, profile: SocialProfile): string =>
  identityKeys.seal(profilePurpose, JSON.stringify(profile));

export const unsealProfile = ({ identityKeys }: Keys, sealed: string): SocialProfile | undefined => {
  const text = identityKeys.unseal(profilePurpose, sealed);
  // Sealed by the function above.
  return text === undefined ? undefined : (JSON.parse(text) as SocialProfile);
};
