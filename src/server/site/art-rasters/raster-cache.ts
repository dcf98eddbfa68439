import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RasterWidth } from '#schemas/art-address';
import { RecentBytes } from '../pictures/recent-bytes.ts';
import { drawRaster } from './draw-raster.ts';

const memoryBytes = 24 * 1024 * 1024;
/** Enough for the maps of several releases; the oldest files go first. */
const mostFiles = 240;
const mostWaiting = 30;
/** Increase this number when the drawing of rasters changes, to regenerate cached files. */
const drawVersion = 1;

const keyOf = (svg: string, width: RasterWidth): string =>
  createHash('sha256').update(`${drawVersion} ${width} ${svg}`).digest('hex').slice(0, 40);

/** Drawings as WebP: each is drawn once, one at a time, and kept in memory and in the data folder, both bounded. */
export class RasterCache {
  readonly #dir: string;
  readonly #draw: typeof drawRaster;
  readonly #recent = new RecentBytes(memoryBytes);
  readonly #coming = new Map<string, Promise<Uint8Array>>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(dataDir: string, draw = drawRaster) {
    this.#dir = join(dataDir, 'rasters');
    this.#draw = draw;
  }

  /** Returns the WebP of an SVG whose colours are fixed. Returns undefined when too many wait to be drawn. */
  async get(svg: string, width: RasterWidth): Promise<Uint8Array | undefined> {
    const key = keyOf(svg, width);
    const held =
      this.#recent.get(key) ??
      (await this.#coming.get(key)) ??
      (await readFile(this.#file(key)).catch(() => undefined));
    if (held === undefined) return this.#coming.get(key) ?? this.#queue(key, svg, width);
    this.#recent.set(key, held);
    return held;
  }

  /** Returns true if the WebP is drawn already. */
  async has(svg: string, width: RasterWidth): Promise<boolean> {
    const key = keyOf(svg, width);
    return (
      this.#recent.get(key) !== undefined ||
      (await stat(this.#file(key)).then(
        () => true,
        () => false,
      ))
    );
  }

  /** Draws the WebP unless it is drawn already, for later requests. Leaves what is in memory. */
  async prepare(svg: string, width: RasterWidth): Promise<void> {
    if (!(await this.has(svg, width))) await this.get(svg, width);
  }

  #queue(key: string, svg: string, width: RasterWidth): Promise<Uint8Array> | undefined {
    if (this.#coming.size >= mostWaiting) return undefined;
    const coming = this.#turn.then(() => this.#make(key, svg, width)).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    // A failure does not block the next drawing.
    this.#turn = coming.catch(() => undefined);
    return coming;
  }

  async #make(key: string, svg: string, width: RasterWidth): Promise<Uint8Array> {
    const bytes = await this.#draw(svg, width);
    this.#recent.set(key, bytes);
    await this.#store(key, bytes).catch(() => undefined);
    return bytes;
  }

  async #store(key: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    await writeFile(`${this.#file(key)}.part`, bytes, { mode: 0o600 });
    await rename(`${this.#file(key)}.part`, this.#file(key));
    const files = (await readdir(this.#dir)).map((name) => join(this.#dir, name));
    if (files.length <= mostFiles) return;
    const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
    const old = dated.sort((one, two) => one.at - two.at).slice(0, files.length - mostFiles);
    await Promise.all(old.map(({ file }) => rm(file, { force: true })));
  }

  #file(key: string): string {
    return join(this.#dir, `${key}.webp`);
  }
}
