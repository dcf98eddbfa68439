import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that a code of a park belongs to one place. */
export function checkFacilityUses(context: CheckContext): void {
  const known = new Map<string, string>();
  for (const document of context.documents['facility-use'].values()) {
    document.places.forEach(({ code }, index) => {
      const key = `${document.parkKindCd} ${code}`;
      const other = known.get(key);
      if (other !== undefined) context.report(document, ['places', index, 'code'], secondPlace(code, other));
      known.set(key, document.id);
    });
  }
}

const secondPlace = (code: string, other: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `코드 ${code}은(는) “${other}”의 자리에서 이미 쓰고 있어요.`,
    en: `The code ${code} belongs to a place of “${other}” already.`,
  },
  hint: { ko: '자리마다 다른 코드를 쓰세요.', en: 'Give each place a code of its own.' },
});
