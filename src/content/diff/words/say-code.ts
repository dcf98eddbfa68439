import { codeFieldsOf } from '../../check/references/fields.ts';
import type { Path, Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields } from '../../check/is-fields.ts';
import { quotedWords } from './phrase.ts';
import { callFields } from './say-value.ts';

// Fields in which contents name a venue by a number of its own.
const venueNumbers = ['parkKindCd', 'publctTypeCd'];

/** A code of a document as visitors read it: of a venue its name, of a code list the name it has there. Undefined for other values. */
export function sayCode(type: string, path: Path, value: unknown, names: Names): Words | undefined {
  const [field] = path;
  if (path.length !== 1 || typeof field !== 'string' || typeof value !== 'string') return undefined;
  if (type !== 'venue' && venueNumbers.includes(field)) {
    const codes = [...names.all('venue')].filter(([, venue]) => venue[field] === value).map(([code]) => code);
    return codes.length === 1 ? quotedWords(names.venue(codes[0])) : undefined;
  }
  const list = codeFieldsOf(type).find((one) => one.field === field)?.list;
  const items = list === undefined ? undefined : names.document('code-list', list)?.['items'];
  const item = (Array.isArray(items) ? items.filter(isFields) : []).find(({ codeId }) => codeId === value);
  return item === undefined ? undefined : callFields(item, names);
}
