import { hostileHtml } from './hostile.ts';
import type { RawDocument } from '#content';
import { artSizes } from '#schemas/art-names.gen';
import { iconNames } from '#schemas/icon-names.gen';

/** Values of the input's documents, used to compose random ones. */
export interface ValuePool {
  readonly documents: readonly RawDocument[];
  /** Values by property name. */
  readonly under: ReadonlyMap<string, readonly unknown[]>;
  /** Existing names by schema format. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

// A few hundred values per name are enough.
const mostValues = 300;

/** Collects the values of documents. */
export function collectValues(documents: readonly RawDocument[]): ValuePool {
  const under = new Map<string, Map<string, unknown>>();
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, held] of Object.entries(value)) {
      if (!Array.isArray(value)) note(under, name, held);
      read(held);
    }
  };
  for (const { body } of documents) read(body);
  return {
    documents,
    under: new Map([...under].map(([name, values]) => [name, [...values.values()]])),
    names: namesIn(documents),
  };
}

function note(under: Map<string, Map<string, unknown>>, name: string, value: unknown): void {
  let values = under.get(name);
  if (values === undefined) under.set(name, (values = new Map()));
  if (values.size >= mostValues) return;
  const text = JSON.stringify(value);
  if (text.length < 4_000) values.set(text, value);
}

function namesIn(documents: readonly RawDocument[]): ReadonlyMap<string, readonly string[]> {
  const idsOf = (type: string): string[] => documents.filter((one) => one.type === type).map(({ id }) => id);
  const texts = documents.filter(({ type }) => type === 'messages').flatMap(({ body }) => keysOf(body['texts']));
  const screens = documents
    .filter(({ type }) => type === 'page')
    .flatMap(({ body }) => (typeof body['screen'] === 'string' ? [body['screen']] : []));
  return new Map([
    ['message', [...new Set(texts)]],
    ['art', Object.keys(artSizes)],
    ['icon', [...iconNames]],
    ['screen', screens],
    ['rule', idsOf('validation-rule')],
    ['operation', idsOf('operation')],
    ['code-list', idsOf('code-list')],
    ['html', hostileHtml],
    ['safe-pattern', ['[a-z]+', '(a+)+$', '[', '\\d{3}', '.*']],
    ['safe-scan', ['^x', '(']],
  ]);
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
