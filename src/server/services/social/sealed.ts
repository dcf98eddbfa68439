import type { Context } from '../../core/context.ts';
import type { SocialProfile } from '../../core/records/person.ts';

type Keys = Pick<Context, 'identityKeys'>;

const grantPurpose = 'social grant';
const profilePurpose = 'social profile';

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
