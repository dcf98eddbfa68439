import type { Path, Words } from '../check/problem.ts';
import type { Names } from '../diff/names.ts';
import { isFields, type Fields } from '../check/is-fields.ts';
import { itemWords } from '../diff/tell/tell-part.ts';
import type { Named } from '../diff/words/labels.ts';
import { quoted } from '../diff/words/phrase.ts';
import { saysNothing } from '../diff/words/say-value.ts';

/** Label of a list entry, else its position. `path` is its location in the layout `root`. */
export function entryLabels(entry: unknown, path: Path, names: Names, root: Named): Words {
  const fields: Fields = isFields(entry) ? entry : {};
  const said = ['label', 'title', 'name', 'text', 'caption']
    .map((name) => names.text(fields[name]))
    .find((words) => words !== undefined && !saysNothing(words));
  return said === undefined
    ? itemWords({}, path, names, root, 3)
    : { ko: `${quoted(said.ko)} 항목`, en: `the entry ${quoted(said.en)}` };
}
