import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page's bytes, kept compressed as they are asked for. */
export class StoredPage {
  readonly status: number;
  readonly locale: string;
  readonly etag: string;
  /** Milliseconds since 1970 until which it may be given out. */
  readonly until: number;
  readonly #plain: Buffer;
  readonly #made = new Map<Encoding, Buffer>();

  constructor(page: { readonly html: string | Buffer; readonly status: number; readonly locale: string; readonly until: number; readonly etag?: string }) {
    this.#plain = typeof page.html === 'string' ? Buffer.from(page.html) : page.html;
    this.status = page.status;
    this.locale = page.locale;
    // A checksum tells two versions of one address apart at a tenth of a hash's price; nobody gains by forging one.
    this.etag = page.etag ?? `${this.#plain.length.toString(36)}-${crc32(this.#plain).toString(36)}`;
    this.until = page.until;
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

/** A bounded map that forgets what was not asked for longest. */
export class RecentMap<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#limit && !oldest.done) this.#entries.delete(oldest.value);
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
