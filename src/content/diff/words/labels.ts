import type { Path, Words } from '../../check/problem.ts';
import { fieldNames } from './field-names.ts';

const inWords = (name: string): Words => {
  const [ko, en] = (Object.hasOwn(fieldNames, name) ? (fieldNames[name] as string) : '').split(' | ');
  if (ko !== undefined && en !== undefined) return { ko, en };
  // A name that content gives, such as the key of a text.
  if (/_|^[A-Z]{2}/.test(name)) return { ko: `'${name}'`, en: `'${name}'` };
  const plain = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return { ko: plain.toLowerCase(), en: plain.toLowerCase() };
};

// What everything of a document lies in says nothing about a part of it.
const silent = new Set(['settings', 'flags', 'pageInfo']);

/** What a part of a document is called: the names on the way to it. */
export function labelOf(path: Path): Words {
  const told = path.filter((step): step is string => typeof step === 'string' && !silent.has(step));
  const steps = (told.length === 0 ? [String(path.at(-1) ?? '')] : told).map(inWords);
  return { ko: steps.map(({ ko }) => ko).join(' › '), en: steps.map(({ en }) => en).join(' › ') };
}
