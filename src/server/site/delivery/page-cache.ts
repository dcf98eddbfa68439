import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes of a page; each encoding is compressed at its first request and cached. */
export class StoredPage {
  readonly status: number;
  readonly locale: string;
  readonly #since: number;
  readonly #until: number;
  readonly #plain: Buffer;
  #etag: string | undefined;
  readonly #made = new Map<Encoding, Buffer>();

  /** `since` and `until` are in milliseconds since 1970. */
  constructor(page: {
    readonly html: string | Buffer;
    readonly status: number;
    readonly locale: string;
    readonly since: number;
    readonly until: number;
    readonly etag?: string;
  }) {
    this.#plain = typeof page.html === 'string' ? Buffer.from(page.html) : page.html;
    this.status = page.status;
    this.locale = page.locale;
    this.#since = page.since;
    this.#until = page.until;
    this.#etag = page.etag;
  }

  /** A checksum distinguishes versions of a page at a tenth of the cost of a hash; forging one gains nothing. */
  get etag(): string {
    return (this.#etag ??= `${this.#plain.length.toString(36)}-${crc32(this.#plain).toString(36)}`);
  }

  /** Returns true if the page may be sent at this instant. The clock may have been set back since it was made. */
  isFresh(now: number): boolean {
    return this.#since <= now && now < this.#until;
  }

  bytes(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.#plain;
    const known = this.#made.get(encoding);
    if (known !== undefined) return known;
    const made =
      encoding === 'br'
        ? brotliCompressSync(this.#plain, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length },
          })
        : gzipSync(this.#plain, { level: 6 });
    this.#made.set(encoding, made);
    return made;
  }
}

/**
 * Bounded map that drops entries not read for a long time. It has two halves: entries not read while one half fills are dropped with the other. The
 * usual way, reinserting each entry when read, makes a Map rehash constantly.
 */
export class RecentMap<Value> {
  readonly #half: number;
  #young = new Map<string, Value>();
  #old: ReadonlyMap<string, Value> = new Map();

  /** `limit`: maximum number of entries. */
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

/** Returns the best encoding that both sides support. */
export const chooseEncoding = (accepted = ''): Encoding =>
  accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity';

/** Returns true if If-None-Match contains this tag; proxies may have made it weak or strong. */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${etag}"`);
