import { keccak_256 } from '@noble/hashes/sha3.js';

/** True for `0x` and 40 hexadecimal digits whose capital letters are the checksum of the address (EIP-55). */
export const isPublicAddress = (address: string): boolean => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  return (
    address.slice(2) ===
    Array.from(digits, (digit, index) =>
      Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
    ).join('')
  );
};
