import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#schemas/parts';
import type { LiveRelease } from '../live-site.ts';
import { drawConnectionPages } from './draw-connection-page.ts';
import { readConnectionPage, type ConnectionPage } from './fill-connection-page.ts';

const fileOf = (folder: string, locale: Locale): string => join(folder, `connection-error-${locale}.html`);

const readKept = (folder: string, locale: Locale): string | undefined => {
  try {
    return readFileSync(fileOf(folder, locale), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * The connection-error pages (8.3), drawn when a release goes live and kept in memory and on the disk: they are there when neither the store nor
 * a release is, and a server in front may show the files by itself.
 */
export class ConnectionShelf {
  readonly #folder: string | undefined;
  readonly #pages = new Map<Locale, ConnectionPage>();
  #seconds = 10;
  #writing: Promise<void> = Promise.resolve();

  /** Begins with the pages that an earlier process left in the folder; without one they are kept in memory alone. */
  constructor(folder: string | undefined) {
    this.#folder = folder;
    if (folder === undefined) return;
    for (const locale of locales) {
      const html = readKept(folder, locale);
      if (html !== undefined) this.#pages.set(locale, readConnectionPage(html));
    }
  }

  /** Seconds after which it may be tried again. */
  get retrySeconds(): number {
    return this.#seconds;
  }

  /** Undefined where no release has ever been live. */
  page(locale: Locale): ConnectionPage | undefined {
    return this.#pages.get(locale);
  }

  /** Draws the pages of a release. What cannot be drawn or written is told to `warn`: then the former pages stand, on the disk at least. */
  keep(release: LiveRelease, warn: (error: unknown) => void): void {
    try {
      const html = drawConnectionPages(release);
      this.#seconds = release.snapshot.errors.page?.retrySeconds ?? this.#seconds;
      for (const locale of locales) this.#pages.set(locale, readConnectionPage(html[locale]));
      if (this.#folder !== undefined) this.#writing = this.#writing.then(write(this.#folder, html)).catch(warn);
    } catch (error) {
      // What is for the worst of days stops no release.
      warn(error);
    }
  }

  /** When everything kept so far is on the disk, or was given up. */
  get written(): Promise<void> {
    return this.#writing;
  }
}

const write = (folder: string, html: Readonly<Record<Locale, string>>) => async (): Promise<void> => {
  for (const locale of locales) {
    const file = fileOf(folder, locale);
    // Whole or not at all: a process that ends in between leaves the former page.
    await writeFile(`${file}.new`, html[locale]);
    await rename(`${file}.new`, file);
  }
};
