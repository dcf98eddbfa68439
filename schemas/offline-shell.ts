/** Settings that the server puts before the worker's script. */
export interface OfflineSettings {
  /** Name of the cache: a hash of everything in it. */
  readonly cache: string;
  /** Address of the shell page. */
  readonly shell: string;
  /** Addresses of the shell and its files. */
  readonly files: readonly string[];
  /** Paths of the pages that show codes; below them the shell does not wait for a slow network. */
  readonly pages: readonly string[];
  /** Paths that the worker leaves to the network. */
  readonly except: readonly string[];
}

const roles = [
  'offline',
  'offlineCodes',
  'offlineNone',
  'offlineCode',
  'offlineUntil',
  'codeShow',
  'codeHide',
  'codeChanges',
  'codePhoto',
  'codeClock',
  'retry',
] as const;
export const offlineRoles: readonly (typeof roles)[number][] = roles;
export type OfflineTexts = Readonly<Record<(typeof roles)[number], string>>;

/** Data of the shell page, in both languages. */
export interface ShellData {
  readonly texts: { readonly ko: OfflineTexts; readonly en: OfflineTexts };
  /** Themes of the pages with codes, by path. */
  readonly themes: Readonly<Record<string, string>>;
}
