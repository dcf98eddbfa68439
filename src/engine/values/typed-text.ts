import type { TypedRule } from '#schemas/typed-text';

// An emoji keeps its joiners and variation selectors; elsewhere they only make two equal texts differ.
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)|(?!\u200D|\uFE0F|[\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;
const ANY_INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;
/** Blanks, and what keyboards offer as a dash: also the minus sign, the hyphen bullet and the long vowel mark of Japanese keyboards. */
const BLANKS_AND_DASHES = /[\p{Z}\s\p{Pd}\u2212\u2043\u02D7\u30FC]/gu;
/** Country calling codes of one and two digits (ITU-T E.164); all others have three. */
const COUNTRY_CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const APOSTROPHES = /[\u2018\u2019\u02BC\u02B9\u2032\u00B4`\uFF07]/gu;

const folded = (text: string): string => text.normalize('NFKC');
const compact = (text: string): string =>
  folded(folded(text).replaceAll(ANY_INVISIBLE, '').replaceAll(BLANKS_AND_DASHES, ''));

/** Jamo by their NFKC form, which search shows and compares as compatibility jamo (U+3131-3163). */
const compatibilityJamo = new Map(
  Array.from({ length: 0x3163 - 0x3131 + 1 }, (_, index) => String.fromCharCode(0x3131 + index)).map((jamo) => [
    folded(jamo),
    jamo,
  ]),
);
const JAMO = /[\u1100-\u11FF]/gu;

const phone = (text: string): string => {
  const plain = compact(text).replaceAll(/[().]/g, '').replace(/^0082/, '+82');
  return COUNTRY_CODE.test(plain) ? plain.replace(COUNTRY_CODE, '').replace(/^0?/, '0') : plain;
};

const email = (text: string): string => {
  const plain = text.replaceAll(ANY_INVISIBLE, '').trim();
  const [, local, domain] = /^(.*)[@\uFF20\uFE6B](.*)$/su.exec(plain) ?? [];
  return local === undefined || domain === undefined ? plain : `${local}@${folded(domain).replaceAll('\u3002', '.')}`;
};

const RULES: Readonly<Record<TypedRule, (text: string) => string>> = {
  identifier: (text) => folded(folded(text).replaceAll(ANY_INVISIBLE, '')).trim(),
  code: (text) => folded(compact(text).toUpperCase()),
  digits: compact,
  phone,
  'phone-end': (text) => compact(text).slice(-4),
  email,
  name: (text) => text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim().normalize('NFC'),
  text: (text) => text.normalize('NFC'),
  // Hashed in the forms of `secretForms`.
  secret: (text) => text,
  search: (text) => searchForm(text).replaceAll(/\s+/gu, ' ').trim(),
};

/** Normalises typed text by a rule. Idempotent. */
export const normaliseTyped = (rule: TypedRule, text: string): string => RULES[rule](text);

/** Rules whose values contain no blanks, so that they can be applied while somebody types. */
export const isCompactRule = (rule: TypedRule): boolean =>
  rule === 'identifier' || rule === 'code' || rule === 'digits' || rule === 'phone' || rule === 'phone-end';

/** Returns a text as search compares it: NFKC without invisible characters, with single consonants and vowels as compatibility jamo. */
export const searchForm = (text: string): string =>
  folded(folded(text).replaceAll(ANY_INVISIBLE, (character) => (/\s/u.test(character) ? ' ' : ''))).replaceAll(
    JAMO,
    (jamo) => compatibilityJamo.get(jamo) ?? jamo,
  );

/** True if a text contains a term, in any case and form of Unicode. */
export const includesTerm = (text: string, term: string): boolean =>
  searchForm(text).toLowerCase().includes(normaliseTyped('search', term).toLowerCase());

/** Returns the forms in which a secret may be hashed, the current one first. The second one is the text as typed, if it differs. */
export const secretForms = (text: string): readonly [current: string, asTyped?: string] =>
  folded(text) === text ? [text] : [folded(text), text];

/** Returns the form in which two names are compared. */
export const nameKey = (name: string): string => normaliseTyped('name', name).replaceAll(APOSTROPHES, "'");

/** Returns the form in which two e-mail addresses are compared. */
export const emailKey = (address: string): string => email(address).normalize('NFC').toLowerCase();

/** True if nobody sees anything of a text. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u2800]/gu, '') === '';

const segmenter = new Intl.Segmenter('ko');
/** Letters (graphemes) of a text. */
export const lettersOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Number of letters (graphemes) as a reader counts them. */
export const countLetters = (text: string): number => lettersOf(text).length;

/** Returns the first letters (graphemes) of a text; no letter is cut. */
export const firstLetters = (count: number, text: string): string =>
  text.length <= count ? text : lettersOf(text).slice(0, count).join('');
