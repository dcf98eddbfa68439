import type { DecodeOptions } from '../check/decode/validation.ts';
import { sha256 } from './hash-document.ts';
import { POLICY_VERSION } from '../sanitise/policy.ts';
import { allErrors, compileValidator } from './validators.ts';

/** Reading of documents on the server. */
export const serverDecodeOptions: DecodeOptions = {
  validatorOf: compileValidator,
  errors: allErrors,
  nameOfHtml: (text) => sha256(`${POLICY_VERSION}\n${text}`),
  bytes: Buffer.byteLength,
};
