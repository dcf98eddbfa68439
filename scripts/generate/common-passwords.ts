import { dictionary } from '@zxcvbn-ts/language-common';
import type { GeneratedFiles } from '../generate.ts';

// More would refuse little else, and browsers load the list with the estimate of a new password.
const SIZE = 3000;

/** Writes the list of common passwords that the server refuses and the form advises against. */
export function generate(): GeneratedFiles {
  return {
    'schemas/common-passwords.gen.ts': `// Written by scripts/generate.ts.

/** The most common passwords, separated by spaces, most common first. */
export const commonPasswords =
  '${dictionary['passwords-common']
    .slice(0, SIZE)
    .join(' ')
    .replaceAll(/['\\]/g, String.raw`\$&`)}';
`,
  };
}
