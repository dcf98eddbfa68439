import type { DocumentType } from '#schemas/documents';

type Body = Readonly<Record<string, unknown>>;
type Migrations = Readonly<Record<number, (body: Body) => Body>>;

/**
 * Steps from one version of a document type to the next: `page: { 1: fromOneToTwo }`. Linear, pure, total; each raises `v`.
 * Every type is at its first version.
 */
const migrations: { readonly [Type in DocumentType]?: Migrations } = {};

/** Brings a document to the present version of its type, step by step. */
export function migrateDocument(type: DocumentType, body: Body, steps: Migrations = migrations[type] ?? {}): Body {
  let now = body;
  for (let version = now['v']; typeof version === 'number'; version = now['v']) {
    const step = steps[version];
    if (step === undefined) break;
    now = step(now);
    if (now['v'] !== version + 1)
      throw new Error(`The migration of ${type} from version ${version} does not produce version ${version + 1}.`);
  }
  return now;
}
