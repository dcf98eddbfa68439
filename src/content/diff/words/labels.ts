import type { Path, Words } from '../../check/problem.ts';
import { fieldNames } from './field-names.ts';
import { both } from './phrase.ts';

const inWords = (name: string): Words => {
  const [ko, en] = (Object.hasOwn(fieldNames, name) ? (fieldNames[name] as string) : '').split(' | ');
  if (ko !== undefined && en !== undefined) return { ko, en };
  // A name that content gives, such as the key of a text.
  if (/_|^[A-Z]{2}/.test(name)) return { ko: `'${name}'`, en: `'${name}'` };
  const plain = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return { ko: plain.toLowerCase(), en: plain.toLowerCase() };
};

// What everything of a document lies in says nothing about a part of it.
const silent = new Set(['settings', 'flags', 'pageInfo', 'seo', 'head', 'light', 'dark']);
// Their members have names that others gave, such as the values of a call.
const open = new Set(['params', 'query', 'sources']);

/** What a step is called, told by the one before it where the same word means something else there. */
function stepWords(step: string, before: string | undefined): Words {
  if (before !== undefined && open.has(before)) return both(`'${step}'`);
  const told = `${before === 'dark' ? 'light' : before === 'head' ? 'seo' : before}/${step}`;
  return inWords(Object.hasOwn(fieldNames, told) ? told : step);
}

/** What a part of a document is called: the names on the way to it. */
export function labelOf(path: Path): Words {
  const named = path.filter((step): step is string => typeof step === 'string');
  const told = named.flatMap((step, index) => (silent.has(step) ? [] : [stepWords(step, named[index - 1])]));
  const steps = told.length === 0 ? [inWords(String(path.at(-1) ?? ''))] : told;
  return { ko: steps.map(({ ko }) => ko).join(' › '), en: steps.map(({ en }) => en).join(' › ') };
}
