/** A text for operators in both languages. */
export interface Words {
  readonly ko: string;
  readonly en: string;
}

/** Codes of what the documents alone show. Codes are stable: tools and people keep them. */
export const gateCodes = [
  'json-syntax',
  'wrong-encoding',
  'unreadable-document',
  'schema-error',
  'unknown-type',
  'duplicate-id',
  'duplicate-key',
  'missing-site',
  'dangling-reference',
  'route-clash',
  'redirect-loop',
  'menu-loop',
  'menu-page-missing',
  'misplaced-widget',
  'missing-parameter',
  'unknown-widget',
  'unknown-flag',
  'unknown-action',
  'unknown-condition',
  'unknown-guard',
  'missing-translation',
  'raw-message-key',
  'operation-not-callable',
  'unsafe-link',
  'budget-exceeded',
  'html-changed',
  'theme-contrast',
  'missing-document',
  'surplus-document',
  'missing-reaction',
  'missing-message',
  'unreachable-reaction',
  'setting-without-effect',
  'unsafe-pattern',
  'operation-not-for-forms',
  'settings-clash',
  'wrong-venue',
  'unsafe-upstream',
  'native-data',
  'redirect-chain',
  'link-to-redirect',
  'duplicate-parameter',
  'window-reversed',
  'impossible-date',
  'schedule-clash',
  'schedule-without-effect',
  'content-over',
  'content-in-future',
  'listed-twice',
  'service-not-listed',
  'service-differs',
  'untranslated-text',
  'placeholder-mismatch',
  'broken-placeholder',
  'invisible-character',
  'picture-without-text',
  'heading-skips',
  'vague-link',
  'title-missing',
  'share-without-words',
  'flags-contradict',
  'wrong-area',
  'blocked-without-words',
  'menu-item-nowhere',
  'hidden-everywhere',
  'label-twice',
  'unreachable-rule',
  'rule-without-answer',
  'useless-fallback',
  'dark-same-as-light',
  'order-twice',
  'asked-before-leaving',
  'host-too-wide',
  'banner-to-closed',
  'unused-document',
  'unused-text',
  'frame-without-page',
  'unreadable-path',
  'slug-twice',
  'unclosed-html',
  'markup-in-text',
  'unfinished-text',
  'unknown-placeholder',
  'schedule-overlap',
  'wrong-call',
  'unknown-field',
  'unknown-parameter',
  'value-not-accepted',
  'undeclared-parameter',
  'map-fit',
  'outside-layer',
  'zoom-out-of-range',
  'path-too-long',
  'path-between-layers',
  'path-disconnected',
  'node-on-other-layer',
  'far-from-node',
  'not-step-free',
  'upstream-missing',
] as const;

/** Codes of the walk of all views. */
export const walkCodes = [
  'leads-nowhere',
  'leads-to-closed',
  'app-only-on-web',
  'visitor-loop',
  'dead-end',
  'page-never-opens',
  'page-unreachable',
  'guard-never-passes',
  'rule-never-decides',
  'condition-never-holds',
  'condition-over',
  'placement-never-shown',
  'service-closed',
  'text-missing',
  'hangul-in-english',
  'too-many-views',
] as const;

/** Codes of what a browser finds on the running site, and of where it and the walk disagree. */
export const crawlCodes = [
  'browser-console-error',
  'browser-page-error',
  'browser-request-failed',
  'browser-broken-link',
  'browser-accessibility',
  'browser-policy-violation',
  'browser-layout-shift',
  'browser-hangul-in-english',
  'browser-raw-text',
  'browser-too-wide',
  'browser-was-refused',
  'browser-was-let-in',
  'browser-other-page',
  'browser-unknown-way',
  'browser-way-unseen',
] as const;

/** Codes of what only records show; documents alone never have these problems. */
export const recordCodes = ['live-records', 'version-in-force', 'guessable-numbers', 'missing-secret'] as const;

export type GateCode = (typeof gateCodes)[number];
export type WalkCode = (typeof walkCodes)[number];
export type CrawlCode = (typeof crawlCodes)[number];
export type RecordCode = (typeof recordCodes)[number];
export type ProblemCode = GateCode | WalkCode | CrawlCode | RecordCode;
/** Codes with an example of documents or of a running site. */
export const problemCodes: readonly ProblemCode[] = [...gateCodes, ...walkCodes, ...crawlCodes];

/** A change that would mend a problem, where there is exactly one. `remove` is only for what is empty or stands a second time: anything else may have been meant. */
export type Fix =
  | { readonly kind: 'replace'; readonly pointer: string; readonly value: unknown }
  | { readonly kind: 'rename'; readonly pointer: string; readonly key: string }
  | { readonly kind: 'remove'; readonly pointer: string };

/** Location of a problem: document and JSON Pointer; file, line and column (from 1) for documents from files. */
export interface Place {
  readonly type: string;
  readonly id: string;
  readonly pointer: string;
  /** Offset in the text at the pointer, in UTF-16 units, if known. */
  readonly within?: number;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Shortest known path of a visitor to a problem. */
export interface Way {
  /** Facts of the visitor, as `qa explain --as` takes them. */
  readonly as: string;
  /** The instant, in milliseconds since 1970. */
  readonly at: number;
  readonly steps: readonly {
    readonly to: string;
    /** Label of the clicked element; empty for a start address and automatic steps. */ readonly by: string;
  }[];
}

/**
 * A problem of the documents as data. An error stops a release, a warning does not, a note informs. A type, not an interface, because it is sent as
 * JSON.
 */
export type Problem = {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning' | 'note';
  readonly at: Place;
  /** Description of the problem. */
  readonly text: Words;
  /** What to do. */
  readonly hint: Words;
  readonly fix?: Fix;
  readonly way?: Way;
};

export type Path = readonly (string | number)[];

/** JSON Pointer (RFC 6901) of a path. */
export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A value as it is quoted in a text: one line, at most 80 characters. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
