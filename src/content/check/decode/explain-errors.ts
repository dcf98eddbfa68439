import type { Fix, Problem, ProblemCode } from '../problem.ts';
import { describeError } from './describe-error.ts';
import type { DecodeOptions, SchemaError } from './validation.ts';

/** A document and the place inside it that a schema speaks of. */
export interface Owner {
  readonly type: string;
  readonly id: string;
}

/** A value that does not fit its schema; `base` is its pointer in the document. */
export interface Refused {
  readonly schema: object;
  readonly value: unknown;
  readonly base?: string;
}

const MOST = 50;

/** Everything that a schema refuses in a value, as problems. */
export function explainErrors(
  { errors }: DecodeOptions,
  owner: Owner,
  { schema, value, base = '' }: Refused,
): Problem[] {
  return errors(schema, value)
    .filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'if')
    .filter(isNoFollowUp)
    .slice(0, MOST)
    .map((error) => toProblem(owner, error, base));
}

/** An unknown name that is a typo of a missing one is one problem. */
function isNoFollowUp(error: SchemaError, _index: number, all: readonly SchemaError[]): boolean {
  if (error.keyword === 'const')
    return !all.some((other) => other.keyword === 'type' && other.instancePath === error.instancePath);
  // An absent value is missing, not unknown.
  if (error.keyword === 'discriminator' && error.params['tagValue'] === undefined) return false;
  if (error.keyword !== 'required') return true;
  const missing = String(error.params['missingProperty']);
  return !all.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      describeError(other).only === missing,
  );
}

function toProblem({ type, id }: Owner, error: SchemaError, base: string): Problem {
  const extra =
    error.keyword === 'additionalProperties' ? `/${escapePart(String(error.params['additionalProperty']))}` : '';
  const tag = error.keyword === 'discriminator' ? `/${String(error.params['tag'])}` : '';
  const pointer = `${base}${error.instancePath}${extra}${tag}`;
  const { text, hint, only } = describeError(error);
  const fix = only === undefined ? undefined : fixOf(error, pointer, only);
  return { code: codeOf(error), severity: 'error', at: { type, id, pointer }, text, hint, ...(fix ? { fix } : {}) };
}

const escapePart = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Words of the house have codes of their own; all else is a schema error. */
function codeOf({ keyword, instancePath, params }: SchemaError): ProblemCode {
  if (keyword === 'additionalProperties' && instancePath === '/flags') return 'unknown-flag';
  if (keyword === 'enum' && instancePath.endsWith('/flag')) return 'unknown-flag';
  if (keyword !== 'discriminator' || params['error'] !== 'mapping') return 'schema-error';
  if (params['tag'] === 'action') return 'unknown-action';
  return params['tag'] === 'fact' ? 'unknown-condition' : 'schema-error';
}

function fixOf({ keyword }: SchemaError, pointer: string, word: string): Fix | undefined {
  if (keyword === 'additionalProperties') return { kind: 'rename', pointer, key: word };
  return keyword === 'enum' || keyword === 'discriminator' ? { kind: 'replace', pointer, value: word } : undefined;
}
