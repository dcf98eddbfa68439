import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WalletKind } from '#schemas/documents/wallet/schema';
import type { Env } from '../../core/env.ts';
import { Secret } from '../../core/secret.ts';
import { sandboxAppleKeys, sandboxKeyPair } from './sandbox-keys.ts';

interface Origin {
  /** True for keys that the sandbox made. No phone accepts what they sign. */
  readonly isSandbox: boolean;
}

/** Certificates (PEM) and key with which passes for Apple are signed. */
export interface AppleKeys extends Origin {
  readonly wwdr: string;
  readonly certificate: string;
  readonly key: Secret;
}

/** Service account with which links for Google are signed. */
export interface GoogleKeys extends Origin {
  readonly email: string;
  readonly key: Secret;
}

/** Key of the partner, and the public key or certificate (PEM) of the wallet. */
export interface SamsungKeys extends Origin {
  readonly key: Secret;
  readonly recipient: string;
}

export interface WalletKeys {
  readonly apple?: AppleKeys;
  readonly google?: GoogleKeys;
  readonly samsung?: SamsungKeys;
}

/** Files of a wallet in the folder of WALLET_KEYS. A wallet without one of its files is off in production. */
export const keyFiles = {
  apple: ['apple-wwdr.pem', 'apple-certificate.pem', 'apple-key.pem'],
  google: ['google-service-account.json'],
  samsung: ['samsung-key.pem', 'samsung-recipient.pem'],
} as const satisfies Readonly<Record<WalletKind, readonly string[]>>;

const isAccount = (value: unknown): value is { readonly client_email: string; readonly private_key: string } =>
  typeof value === 'object' &&
  value !== null &&
  'client_email' in value &&
  typeof value.client_email === 'string' &&
  'private_key' in value &&
  typeof value.private_key === 'string';

const readAccount = (text: string): GoogleKeys | undefined => {
  const account: unknown = JSON.parse(text);
  return isAccount(account)
    ? { email: account.client_email, key: new Secret(account.private_key), isSandbox: false }
    : undefined;
};

const readKeys = (folder: string): WalletKeys => {
  const texts = (kind: WalletKind): readonly string[] | undefined => {
    const paths = keyFiles[kind].map((name) => join(folder, name));
    return paths.every((path) => existsSync(path)) ? paths.map((path) => readFileSync(path, 'utf8')) : undefined;
  };
  const [wwdr, certificate, appleKey] = texts('apple') ?? [];
  const [account] = texts('google') ?? [];
  const [samsungKey, recipient] = texts('samsung') ?? [];
  const google = account === undefined ? undefined : readAccount(account);
  return {
    ...(wwdr === undefined || certificate === undefined || appleKey === undefined
      ? {}
      : { apple: { wwdr, certificate, key: new Secret(appleKey), isSandbox: false } }),
    ...(google === undefined ? {} : { google }),
    ...(samsungKey === undefined || recipient === undefined
      ? {}
      : { samsung: { key: new Secret(samsungKey), recipient, isSandbox: false } }),
  };
};

const known = new WeakMap<Env, WalletKeys>();

/** Returns the keys in the folder of WALLET_KEYS, read once per process. */
export const givenKeys = (env: Env): WalletKeys => {
  const keys = known.get(env) ?? (env.walletKeys === undefined ? {} : readKeys(env.walletKeys));
  known.set(env, keys);
  return keys;
};

const made = new Map<string, WalletKeys>();

/** Makes keys of the sandbox for a wallet, once per process. */
const sandboxKeys = (kind: WalletKind, names: { readonly account: string; readonly passType: string }): WalletKeys => {
  const id = `${kind} ${names.account} ${names.passType}`;
  const keys = made.get(id) ?? makeKeys(kind, names);
  made.set(id, keys);
  return keys;
};

const makeKeys = (kind: WalletKind, names: { readonly account: string; readonly passType: string }): WalletKeys => {
  switch (kind) {
    case 'apple':
      return { apple: { ...sandboxAppleKeys(names), isSandbox: true } };
    case 'google':
      return { google: { email: 'wallet@sandbox.invalid', key: sandboxKeyPair().key, isSandbox: true } };
    case 'samsung':
      return { samsung: { key: sandboxKeyPair().key, recipient: sandboxKeyPair().publicKey, isSandbox: true } };
  }
};

/** Returns the keys for a wallet: those of the folder, else those of the sandbox. */
export const keysOf = <Kind extends WalletKind>(
  env: Env,
  wallet: { readonly kind: Kind; readonly account: string; readonly passType: string },
): WalletKeys[Kind] | undefined =>
  givenKeys(env)[wallet.kind] ?? (env.sandbox ? sandboxKeys(wallet.kind, wallet)[wallet.kind] : undefined);

/** Tells whether the server can sign passes of a wallet. */
export const canSign = (env: Env, kind: WalletKind): boolean => env.sandbox || givenKeys(env)[kind] !== undefined;
