/** Kinds of signed codes: a ticket or pass at a gate, on the way in or out, and a gift card at a point of sale. */
export const codePrefixes = { entry: 'PE', exit: 'PX', giftCard: 'PG' } as const;
export type CodePrefix = (typeof codePrefixes)[keyof typeof codePrefixes];

/** Seconds for which a signed code is drawn. Gates also accept the step before and after. */
export const STEP_SECONDS = 30;

/** A code that a phone signs, before its signature. */
export interface UnsignedCode {
  readonly prefix: CodePrefix;
  /** Reference of a holding: a product, its holder and a login. Ten characters. */
  readonly ref: string;
  /** Number of steps since the epoch. */
  readonly step: number;
}

export interface SignedCode extends UnsignedCode {
  /** ECDSA P-256 signature with SHA-256 (r and s, 64 bytes) over the UTF-8 bytes of the unsigned text, base64url. */
  readonly signature: string;
}

export const stepAt = (now: number): number => Math.floor(now / (STEP_SECONDS * 1000));

/** Returns the text that is signed: prefix, reference and the step in 8 digits. */
export const unsignedText = ({ prefix, ref, step }: UnsignedCode): string =>
  `${prefix}${ref}${String(step).padStart(8, '0')}`;

export const codeText = (code: SignedCode): string => `${unsignedText(code)}${code.signature}`;

const pattern = /^(PE|PX|PG)([0-9A-HJKMNP-TV-Z]{10})(\d{8})([\w-]{86})$/;

/** Reads a scanned code. Returns undefined for any other text. */
export const readCode = (scanned: string): SignedCode | undefined => {
  const [, prefix, ref, step, signature] = pattern.exec(scanned.trim()) ?? [];
  if (prefix === undefined || ref === undefined || step === undefined || signature === undefined) return undefined;
  return { prefix: prefix as CodePrefix, ref, step: Number(step), signature };
};
