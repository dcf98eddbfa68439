import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page's bytes, kept compressed as they are asked for. */
export class StoredPage {
  readonly status: number;
  readonly locale: string;
  /** Milliseconds since 1970 until which it may be given out. */
  readonly until: number;
  readonly #plain: Buffer;
  #etag: string | undefined;
  readonly #made = new Map<Encoding, Buffer>();

  constructor(page: { readonly html: string | Buffer; readonly status: number; readonly locale: string; readonly until: number; readonly etag?: string }) {
    this.#plain = typeof page.html === 'string' ? Buffer.from(page.html) : page.html;
    this.status = page.status;
    this.locale = page.locale;
    this.until = page.until;
    this.#etag = page.etag;
  }

  /** A checksum tells two versions of one address apart at a tenth of a hash's price; nobody gains by forging one. */
  get etag(): string {
    return (this.#etag ??= `${this.#plain.length.toString(36)}-${crc32(this.#plain).toString(36)}`);
  }

  bytes(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.#plain;
    const known = this.#made.get(encoding);
    if (known !== undefined) return known;
    const made = encoding === 'br'
      ? brotliCompressSync(this.#plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length } })
      : gzipSync(this.#plain, { level: 6 });
    this.#made.set(encoding, made);
    return made;
  }
}

/**
 * A bounded map that forgets what was not asked for long: it keeps two halves, and what was not asked for while one filled goes with the
 * other. Moving each entry to the end when it is read, the usual way, makes a Map tidy itself all the time.
 */
export class RecentMap<Value> {
  readonly #half: number;
  #young = new Map<string, Value>();
  #old: ReadonlyMap<string, Value> = new Map();

  /** `limit`: the most entries that are kept. */
  constructor(limit: number) {
    this.#half = Math.ceil(limit / 2);
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= this.#half && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}

const accepts = (header: string, name: string): boolean =>
  header.split(',').some((one) => {
    const [coding = '', weight = ''] = one.split(';');
    return coding.trim().toLowerCase() === name && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight);
  });

/** The best encoding that both sides know. */
export const chooseEncoding = (accepted = ''): Encoding => (accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity');

/** Whether a browser's If-None-Match names this tag; proxies may have made it weak or strong. */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${etag}"`);
