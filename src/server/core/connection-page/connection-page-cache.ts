import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#schemas/parts';
import type { LiveRelease } from '../live-site/live-site.ts';
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
 * Connection-error pages (8.3), drawn at each release and stored in memory and on disk. They work without store and release, and a proxy may serve
 * the files by itself.
 */
export class ConnectionPageCache {
  readonly #folder: string | undefined;
  readonly #pages = new Map<Locale, ConnectionPage>();
  #seconds = 10;
  #writing: Promise<void> = Promise.resolve();

  /** Loads the pages of an earlier process from the folder. Without a folder, pages stay in memory only. */
  constructor(folder: string | undefined) {
    this.#folder = folder;
    if (folder === undefined) return;
    for (const locale of locales) {
      const html = readKept(folder, locale);
      if (html !== undefined) this.#pages.set(locale, readConnectionPage(html));
    }
  }

  /** Seconds until a retry. */
  get retrySeconds(): number {
    return this.#seconds;
  }

  /** Undefined if no release has ever been live. */
  page(locale: Locale): ConnectionPage | undefined {
    return this.#pages.get(locale);
  }

  /** Draws the pages of a release. Reports drawing and writing errors to `warn`; the previous pages stay, at least on disk. */
  keep(release: LiveRelease, warn: (error: unknown) => void): void {
    try {
      const html = drawConnectionPages(release);
      this.#seconds = release.snapshot.errors.page?.retrySeconds ?? this.#seconds;
      for (const locale of locales) this.#pages.set(locale, readConnectionPage(html[locale]));
      if (this.#folder !== undefined) this.#writing = this.#writing.then(write(this.#folder, html)).catch(warn);
    } catch (error) {
      // A failing error page must not stop a release.
      warn(error);
    }
  }

  /** Resolves when all writes have ended or failed. */
  get written(): Promise<void> {
    return this.#writing;
  }
}

const write = (folder: string, html: Readonly<Record<Locale, string>>) => async (): Promise<void> => {
  for (const locale of locales) {
    const file = fileOf(folder, locale);
    // Write atomically: an interrupted process leaves the previous page. Processes may share the folder.
    const draft = `${file}.${process.pid}.new`;
    await writeFile(draft, html[locale], { mode: 0o600 });
    await rename(draft, file);
  }
};
