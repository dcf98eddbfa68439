import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Locale } from '#schemas/parts';
import type { Letters } from './letters-of.ts';

/** What the build has cut for the content that ships. */
const shipped = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'fonts');
const source = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
/** Raised when cutting itself changes, so that kept files are cut anew. */
const cutVersion = 2;

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

const cut = (letters: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'cut-worker.ts'), { workerData: { file: source, letters } });
    // Under --watch Node's own reports of what was imported come the same way.
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

/** What one release's pages load. */
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
 * The site's typeface, cut to the letters that the live release shows (tens of kB in place of two MB). It is cut beside the running
 * server after a release; until it is ready pages use the last one, or the system's Korean face. Files are kept in the data directory;
 * those for the content that ships come with the build.
 */
export class FontShelf {
  readonly #dir: string;
  readonly #ready: string;
  /** Newest first: pages of the last releases still ask for theirs. */
  #sets: readonly FontSet[] = [];
  #turn: Promise<void> = Promise.resolve();

  /** `ready`: a folder with files that need not be cut, when there is one. */
  constructor(dataDir: string, ready = shipped) {
    this.#dir = join(dataDir, 'fonts');
    this.#ready = ready;
  }

  /** Address of the stylesheet, or undefined while there is no font yet. */
  get stylesheet(): string | undefined {
    return this.#sets[0]?.href;
  }

  /** Done when nothing is being cut any more. */
  get settled(): Promise<void> {
    return this.#turn;
  }

  /** The stylesheet at an address, also of a release before. */
  css(href: string): string | undefined {
    return this.#sets.find((set) => set.href === href)?.css;
  }

  /** Files that a page in a language shows first: English ones need no Hangul. */
  files(locale: Locale): readonly string[] {
    return (this.#sets[0]?.faces ?? []).slice(0, locale === 'en' ? 1 : 2).map((face) => `/fonts/${face.hash}.woff2`);
  }

  file(hash: string): Uint8Array | undefined {
    return this.#find(hash)?.bytes;
  }

  /** Cuts what the release's letters need; releases that come while one is being cut wait for their turn. */
  refresh(letters: Letters): Promise<void> {
    const turn = this.#turn.then(() => this.#refresh(letters));
    // One that could not be cut stands in nobody's way.
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #refresh({ latin, first, rest }: Letters): Promise<void> {
    const faces = await Promise.all([latin, first, rest].filter((letters) => letters !== '').map((letters) => this.#face(letters)));
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
    const kept = await readFile(path).catch(() => readFile(join(this.#ready, file))).catch(() => undefined);
    if (kept !== undefined) return { hash, letters, bytes: kept };
    const bytes = await cut(letters);
    await mkdir(this.#dir, { recursive: true });
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    return { hash, letters, bytes };
  }
}
