import { isIP } from 'node:net';
import { Ajv, type ErrorObject } from 'ajv';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { S3Place } from './files/s3-files.ts';
import { Secret } from './secret.ts';
import { StartError } from './start-error.ts';

const seconds = { type: 'integer', minimum: 1, maximum: 3600 } as const;
const streams = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const;

const environmentSchema = {
  type: 'object',
  properties: {
    MODE: { enum: ['demo', 'production'], default: 'demo' },
    PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 3000 },
    HOST: { type: 'string' },
    DATA_DIR: { type: 'string', default: './data' },
    // The host part contains no @, so the text before the last @ may be an unencoded password.
    DATABASE_URL: { type: 'string', pattern: '^postgres(ql)?://[^/?#\\s]*(/[^/?#@\\s]*)?(\\?[^#@\\s]*)?$' },
    CONSOLE_TOKEN: { type: 'string' },
    CONSOLE_ADMIN_EMAIL: { type: 'string', pattern: '^[^\\s@]+@[^\\s@]+$' },
    CONSOLE_ADMIN_PASSWORD: { type: 'string' },
    PREVIEW_URL: { type: 'string', pattern: '^https?://[^\\s/?#]+/?$' },
    SESSION_SECRET: { type: 'string' },
    IDENTITY_SECRET: { type: 'string' },
    SECRETS_DIR: { type: 'string' },
    LIMITS: { enum: ['on', 'off'] },
    SECOND_FACTOR: { enum: ['on', 'off'] },
    PUBLIC_URL: { type: 'string', pattern: '^https?://[^\\s/?#]+/?$' },
    WALLET_KEYS: { type: 'string' },
    FILES_S3_URL: { type: 'string', pattern: '^https?://[^\\s/?#]+(/[^\\s/?#]+)?/?$' },
    FILES_S3_REGION: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
    FILES_S3_KEY_ID: { type: 'string' },
    FILES_S3_SECRET: { type: 'string' },
    SCANNER: { type: 'string', pattern: '^clamd://[^\\s:/?#@]+:\\d{1,5}/?$' },
    TRUSTED_PROXIES: { type: 'string' },
    HEADERS_SECONDS: seconds,
    REQUEST_SECONDS: seconds,
    IDLE_SECONDS: { ...seconds, minimum: 20 },
    KEEP_ALIVE_SECONDS: seconds,
    STREAMS_PER_SESSION: streams,
    STREAMS_PER_ADDRESS: streams,
    SANDBOX: { enum: ['on', 'off'] },
    PROMENADE_DEV: { enum: ['0', '1'], default: '0' },
  },
  required: ['MODE', 'PORT', 'DATA_DIR', 'PROMENADE_DEV'],
} as const satisfies JSONSchema;

type Environment = FromSchema<typeof environmentSchema>;

/** Limits of connections. Times are in seconds. */
export interface ConnectionLimits {
  /** Time in which the headers of a request must arrive. */
  readonly headersSeconds: number;
  /** Time in which a whole request must arrive, its body too. */
  readonly requestSeconds: number;
  /** Time without a byte either way, after which a connection ends. Event streams send more often. */
  readonly idleSeconds: number;
  /** Time that a connection waits for its next request. */
  readonly keepAliveSeconds: number;
  /** Open event streams. */
  readonly streamsPerSession: number;
  readonly streamsPerAddress: number;
}

/** Settings of the server, read from environment variables. */
export interface Env {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Address of a PostgreSQL database; absent if documents are stored in the data folder. */
  readonly databaseUrl?: Secret;
  /** Origin without a trailing slash; absent if visitors use the address that the server listens on. */
  readonly publicUrl?: string;
  /** Serves fake external systems under `/sandbox`. */
  readonly sandbox: boolean;
  readonly secureCookies: boolean;
  /** Absent if the server creates its own token. */
  readonly consoleToken?: Secret;
  /** First administrator of a new store; absent if the server creates one. */
  readonly consoleAdmin?: { readonly email: string; readonly password: Secret };
  /** Origin of previews without a trailing slash. Previews have their own host, so they share nothing with the site. */
  readonly previewUrl?: string;
  /** Key for visitor tokens; absent if the store keeps its own key. */
  readonly sessionSecret?: Secret;
  /** Key for what identifies a person; absent if the store keeps its own key. It must never change: identities are found by it. */
  readonly identitySecret?: Secret;
  /** Secrets that documents name, by variable (`SECRET_NAME`). */
  readonly secrets?: Readonly<Record<string, Secret>>;
  /** Folder with one file per secret that documents name. */
  readonly secretsDir?: string;
  /** Folder with certificates and keys of mobile wallets. */
  readonly walletKeys?: string;
  /** Bucket of uploaded files; absent if they are stored in the data folder. */
  readonly filesS3?: S3Place;
  /** Daemon that scans uploaded files for malware. */
  readonly scanner?: { readonly host: string; readonly port: number };
  /** Number of proxies in front of this server, or their addresses and networks; absent for the default of the mode. */
  readonly trustedProxies?: number | readonly string[];
  /** Limits of connections that differ from the defaults. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Delays repeated wrong passwords; off only for load tests. */
  readonly limits: boolean;
  /** Asks operators for a second factor before they work with records; off only for demos and tests. */
  readonly secondFactor: boolean;
  /** Serves unbuilt sources with live reload. */
  readonly dev: boolean;
}

const hints: Readonly<Record<string, string>> = {
  MODE: 'must be demo or production',
  PORT: 'must be a whole number from 0 to 65535',
  DATABASE_URL:
    'must be an address such as postgresql://user:password@host:5432/database; write / ? # @ : % in a password as %2F %3F %23 %40 %3A %25',
  PUBLIC_URL: 'must be an origin such as https://resort.example',
  FILES_S3_URL: 'must be the address of a bucket such as https://s3.example/resort-files',
  FILES_S3_REGION: 'must be a region such as ap-northeast-2',
  SCANNER: 'must be an address such as clamd://127.0.0.1:3310',
  PREVIEW_URL: 'must be an origin such as https://preview.resort.example',
  CONSOLE_ADMIN_EMAIL: 'must be an e-mail address',
  TRUSTED_PROXIES:
    'must be the number of proxies in front of this server (0 to 9), or their addresses and networks such as 10.0.0.0/8, 2001:db8::/32',
  HEADERS_SECONDS: 'must be 1 to 3600 seconds',
  REQUEST_SECONDS: 'must be 1 to 3600 seconds',
  IDLE_SECONDS: 'must be 20 to 3600 seconds, because an event stream sends every 15',
  KEEP_ALIVE_SECONDS: 'must be 1 to 3600 seconds',
  STREAMS_PER_SESSION: 'must be a whole number from 1',
  STREAMS_PER_ADDRESS: 'must be a whole number from 1',
  SANDBOX: 'must be on or off',
  LIMITS: 'must be on or off',
  SECOND_FACTOR: 'must be on or off',
  PROMENADE_DEV: 'must be 0 or 1',
};

const validate = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true }).compile<Environment>(
  environmentSchema,
);

/** Reads the environment once. Throws a StartError that lists every problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const names = Object.keys(environmentSchema.properties);
  const given: unknown = Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  if (!validate(given)) throw refusal((validate.errors ?? []).map(reasonOf));
  const reasons = [
    ...addressReasons(given),
    ...proxyReasons(given),
    ...consoleReasons(given),
    ...fileReasons(given),
    ...(given.MODE === 'production' ? productionReasons(given) : []),
  ];
  if (reasons.length > 0) throw refusal(reasons);
  const secrets = documentSecretsOf(source);
  return { ...toEnv(given), ...(secrets === undefined ? {} : { secrets }) };
}

function toEnv(given: Environment): Env {
  const isProduction = given.MODE === 'production';
  return {
    mode: given.MODE,
    port: given.PORT,
    host: given.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: given.DATA_DIR,
    ...(given.DATABASE_URL === undefined ? {} : { databaseUrl: new Secret(given.DATABASE_URL) }),
    ...(given.PUBLIC_URL === undefined ? {} : { publicUrl: given.PUBLIC_URL.replace(/\/$/, '') }),
    sandbox: !isProduction && given.SANDBOX !== 'off',
    secureCookies: isProduction,
    ...(given.CONSOLE_TOKEN === undefined ? {} : { consoleToken: new Secret(given.CONSOLE_TOKEN) }),
    ...(given.CONSOLE_ADMIN_EMAIL === undefined || given.CONSOLE_ADMIN_PASSWORD === undefined
      ? {}
      : { consoleAdmin: { email: given.CONSOLE_ADMIN_EMAIL, password: new Secret(given.CONSOLE_ADMIN_PASSWORD) } }),
    ...(given.PREVIEW_URL === undefined ? {} : { previewUrl: given.PREVIEW_URL.replace(/\/$/, '') }),
    ...(given.SESSION_SECRET === undefined ? {} : { sessionSecret: new Secret(given.SESSION_SECRET) }),
    ...(given.IDENTITY_SECRET === undefined ? {} : { identitySecret: new Secret(given.IDENTITY_SECRET) }),
    ...(given.SECRETS_DIR === undefined ? {} : { secretsDir: given.SECRETS_DIR }),
    ...(given.WALLET_KEYS === undefined ? {} : { walletKeys: given.WALLET_KEYS }),
    ...filesOf(given),
    ...(given.TRUSTED_PROXIES === undefined ? {} : { trustedProxies: proxiesOf(given.TRUSTED_PROXIES) }),
    ...connectionsOf(given),
    limits: isProduction || given.LIMITS !== 'off',
    secondFactor: isProduction || given.SECOND_FACTOR !== 'off',
    dev: given.PROMENADE_DEV === '1',
  };
}

/** Returns the variables that hold secrets of documents; undefined if there are none. */
const documentSecretsOf = (
  source: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, Secret>> | undefined => {
  const found = Object.entries(source).flatMap(([name, value]) =>
    name.startsWith('SECRET_') && value !== undefined && value !== '' ? [[name, new Secret(value)] as const] : [],
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
};

const connectionsOf = (given: Environment): Pick<Env, 'connections'> => {
  const limits = [
    ['headersSeconds', given.HEADERS_SECONDS],
    ['requestSeconds', given.REQUEST_SECONDS],
    ['idleSeconds', given.IDLE_SECONDS],
    ['keepAliveSeconds', given.KEEP_ALIVE_SECONDS],
    ['streamsPerSession', given.STREAMS_PER_SESSION],
    ['streamsPerAddress', given.STREAMS_PER_ADDRESS],
  ] as const;
  const set = limits.filter(([, value]) => value !== undefined);
  return set.length === 0 ? {} : { connections: Object.fromEntries(set) };
};

const s3Names = ['FILES_S3_URL', 'FILES_S3_REGION', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const;

const filesOf = (given: Environment): Pick<Env, 'filesS3' | 'scanner'> => {
  const [url, region, keyId, secret] = s3Names.map((name) => given[name]);
  const scanner = given.SCANNER === undefined ? undefined : new URL(given.SCANNER);
  return {
    ...(url === undefined || region === undefined || keyId === undefined || secret === undefined
      ? {}
      : { filesS3: { url: url.replace(/\/$/, ''), region, keyId, secret: new Secret(secret) } }),
    ...(scanner === undefined ? {} : { scanner: { host: scanner.hostname, port: Number(scanner.port) } }),
  };
};

const fileReasons = (given: Environment): string[] => {
  const missing = s3Names.filter((name) => given[name] === undefined);
  const isPart = missing.length > 0 && missing.length < s3Names.length;
  return isPart ? [`${missing.join(', ')}: missing; ${s3Names.join(', ')} belong together`] : [];
};

const addressReasons = ({ DATABASE_URL }: Environment): string[] =>
  DATABASE_URL === undefined || URL.canParse(DATABASE_URL) ? [] : [`DATABASE_URL ${hints['DATABASE_URL']}`];

const proxiesOf = (text: string): number | readonly string[] =>
  /^\d$/.test(text) ? Number(text) : text.split(',').map((one) => one.trim());

/** Checks an address, a network with the length of its prefix, or a name of networks. */
const isNetwork = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0;
  return (
    bits > 0 &&
    more.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits))
  );
};

const proxyReasons = ({ TRUSTED_PROXIES: text }: Environment): string[] => {
  const proxies = text === undefined ? 0 : proxiesOf(text);
  return typeof proxies === 'number' || proxies.every(isNetwork) ? [] : [`TRUSTED_PROXIES ${hints['TRUSTED_PROXIES']}`];
};

function consoleReasons({
  CONSOLE_ADMIN_EMAIL: email,
  CONSOLE_ADMIN_PASSWORD: password,
  PREVIEW_URL: preview,
  PUBLIC_URL: site,
}: Environment): string[] {
  const reasons: string[] = [];
  if ((email === undefined) !== (password === undefined))
    reasons.push('CONSOLE_ADMIN_EMAIL and CONSOLE_ADMIN_PASSWORD belong together: give both or neither');
  if (preview !== undefined && site !== undefined && new URL(preview).host === new URL(site).host)
    reasons.push('PREVIEW_URL must be another host than PUBLIC_URL, or previews would share cookies with the site');
  return reasons;
}

function productionReasons(given: Environment): string[] {
  const reasons: string[] = [];
  if (given.PUBLIC_URL === undefined) reasons.push('PUBLIC_URL is missing: give the https origin that visitors use');
  else if (!given.PUBLIC_URL.startsWith('https://'))
    reasons.push('PUBLIC_URL must begin with https://, or cookies could not be Secure');
  if (given.CONSOLE_TOKEN === undefined)
    reasons.push('CONSOLE_TOKEN is missing: give a random text of 32 characters or more');
  else if (given.CONSOLE_TOKEN.length < 32)
    reasons.push('CONSOLE_TOKEN is too short: give a random text of 32 characters or more');
  for (const name of ['SESSION_SECRET', 'IDENTITY_SECRET'] as const) {
    if (given[name] === undefined) reasons.push(`${name} is missing: give a random text of 32 characters or more`);
    else if (given[name].length < 32) reasons.push(`${name} is too short: give a random text of 32 characters or more`);
  }
  if (given.FILES_S3_URL?.startsWith('http://') === true)
    reasons.push('FILES_S3_URL must begin with https://, or files could be read on their way');
  if (given.LIMITS === 'off') reasons.push('LIMITS=off is for load tests only: leave it out');
  if (given.SECOND_FACTOR === 'off') reasons.push('SECOND_FACTOR=off is for demos and tests only: leave it out');
  if (given.PREVIEW_URL?.startsWith('https://') === false)
    reasons.push('PREVIEW_URL must begin with https://, or cookies could not be Secure');
  if (given.SANDBOX === 'on') reasons.push('SANDBOX=on is for demo only: leave it out');
  if (given.PROMENADE_DEV === '1') reasons.push('PROMENADE_DEV=1 is for development only: leave it out');
  return reasons;
}

// Do not print the value: it may be a mistyped secret.
function reasonOf(error: ErrorObject): string {
  const name = error.instancePath.slice(1);
  return `${name} ${hints[name] ?? error.message ?? 'is not valid'}`;
}

const refusal = (reasons: readonly string[]): StartError =>
  new StartError(
    `Promenade does not start with this environment:\n${[...new Set(reasons)].map((reason) => `  - ${reason}`).join('\n')}`,
  );
