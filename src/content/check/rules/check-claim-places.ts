import { parseClaimPlace } from '#engine/values/claim-place';
import type { IdentityProvider } from '#schemas/documents/identity-provider/schema';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import type { CheckContext, Finding } from '../check-context.ts';
import { quote } from '../problem.ts';

/** Checks that each claim of a provider names one place in its answer. */
export const checkClaimPlaces = (context: CheckContext, provider: SocialProvider | IdentityProvider): void => {
  for (const [field, place] of Object.entries(provider.claims ?? {}))
    if (parseClaimPlace(place) === undefined) context.report(provider, ['claims', field], unreadable(place));
};

const unreadable = (place: string): Finding => {
  const fixed = /^[^[\]\s]+$/.test(place) ? `[${place}]` : '[https://provider.example/claims/person].ci';
  return {
    code: 'settings-clash',
    text: {
      ko: `'${quote(place)}'이(가) 어느 값인지 알 수 없어요.`,
      en: `'${quote(place)}' does not name one claim.`,
    },
    hint: {
      ko: `점, 빗금, 쌍점이 든 이름은 대괄호로 묶으세요. 예: ${quote(fixed)}`,
      en: `Put a name with dots, slashes or colons in square brackets, such as ${quote(fixed)}.`,
    },
  };
};
