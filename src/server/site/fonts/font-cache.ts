import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Locale } from '#schemas/parts';
import type { Glyphs } from './glyphs.ts';

/** Font files that the build subset for the shipped content. */
const shipped = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'fonts');
const source = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
/** Increase this number when the subsetting changes, to regenerate cached files. */
const cutVersion = 2;

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

const cut = (letters: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'cut-worker.ts'), { workerData: { file: source, letters } });
    // Under --watch, Node sends its own import reports on the same channel.
    worker.on('message', (message: unknown) => message instanceof Uint8Array && resolve(message));
    worker.once('error', reject);
    worker.once('exit', (code) => code !== 0 && reject(new Error(`Cutting the font ended with ${code}.`)));
    worker.unref();
  });

interface Face {
  readonly hash: string;
  readonly letters: string;
  readonly bytes: Uint8Array;
}

/** Font files of one release. */
interface FontSet {
  readonly href: string;
  readonly css: string;
  readonly faces: readonly Face[];
}

const keptSets = 6;

const ranges = (letters: string): string => {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last !== undefined && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
};

const faceCss = ({ hash, letters }: Face): string =>
  `@font-face{font-family:"Pretendard Variable";font-weight:400 800;font-display:optional;src:url(/fonts/${hash}.woff2) format("woff2");unicode-range:${ranges(letters)}}\n`;

/**
 * Site typeface, subset to the glyphs of the live release (tens of kB instead of 2 MB). A worker subsets it after each release; until then pages use
 * the previous files, or the system's Korean font. Files are stored in the data folder; those of the shipped content come with the build.
 */
export class FontCache {
  readonly #dir: string;
  readonly #ready: string;
  /** Newest first: pages of the last releases still request theirs. */
  #sets: readonly FontSet[] = [];
  #turn: Promise<void> = Promise.resolve();

  /** `ready`: folder with files already subset, if any. */
  constructor(dataDir: string, ready = shipped) {
    this.#dir = join(dataDir, 'fonts');
    this.#ready = ready;
  }

  /** Address of the stylesheet, or undefined if there is no font yet. */
  get stylesheet(): string | undefined {
    return this.#sets[0]?.href;
  }

  /** Resolves when no subsetting is in progress. */
  get settled(): Promise<void> {
    return this.#turn;
  }

  /** Returns the stylesheet at an address, also of an earlier release. */
  css(href: string): string | undefined {
    return this.#sets.find((set) => set.href === href)?.css;
  }

  /** Returns the files that a page preloads in a language: English pages need no Hangul. */
  files(locale: Locale): readonly string[] {
    return (this.#sets[0]?.faces ?? []).slice(0, locale === 'en' ? 1 : 2).map((face) => `/fonts/${face.hash}.woff2`);
  }

  file(hash: string): Uint8Array | undefined {
    return this.#find(hash)?.bytes;
  }

  /** Subsets the typeface for the release. Later releases wait for their turn. */
  refresh(letters: Glyphs): Promise<void> {
    const turn = this.#turn.then(() => this.#refresh(letters));
    // A failure does not block the next release.
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #refresh({ latin, first, rest }: Glyphs): Promise<void> {
    const faces = await Promise.all(
      [latin, first, rest].filter((letters) => letters !== '').map((letters) => this.#face(letters)),
    );
    const css = faces.map(faceCss).join('');
    const href = `/fonts/${mark(css)}.css`;
    this.#sets = [{ href, css, faces }, ...this.#sets.filter((set) => set.href !== href)].slice(0, keptSets);
  }

  #find(hash: string): Face | undefined {
    return this.#sets.flatMap(({ faces }) => faces).find((face) => face.hash === hash);
  }

  async #face(letters: string): Promise<Face> {
    const hash = mark(`${cutVersion} ${letters}`);
    const known = this.#find(hash);
    if (known !== undefined) return known;
    const file = `${hash}.woff2`;
    const path = join(this.#dir, file);
    const kept = await readFile(path)
      .catch(() => readFile(join(this.#ready, file)))
      .catch(() => undefined);
    if (kept !== undefined) return { hash, letters, bytes: kept };
    const bytes = await cut(letters);
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, bytes, { mode: 0o600 });
    await rename(`${path}.part`, path);
    return { hash, letters, bytes };
  }
}
