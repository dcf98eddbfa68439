import { plainAttributes, allowedAddress, ownImage } from '../../../content/check/html-policy.ts';
import { resolveTarget } from '../../../engine/index.ts';
import type { Attributes } from './schema.ts';
import type { HtmlElement } from './tree.ts';

/** Part that would be lost: removed by the site, or unsupported by the editor. */
export interface Lost {
  readonly what: string;
  readonly by: 'site' | 'view';
}

export interface Reading {
  readonly lost: Lost[];
}

const isKnown = new Set<string>(plainAttributes);

/** True when an address is valid in a link: the site resolves it and publishing keeps it. */
export const leads = (address: string): boolean =>
  allowedAddress.test(address) && resolveTarget(address, { allowedHosts: [] }).kind !== 'rejected';

const isPicture = (src: string): boolean => {
  const target = resolveTarget(src, { allowedHosts: [] });
  return allowedAddress.test(src) && (target.kind === 'outside' || (target.kind === 'inside' && ownImage.test(src)));
};

const stays = (tag: string, name: string, value: string): boolean =>
  isKnown.has(name) ||
  name === 'value' ||
  (name === 'href' && tag === 'a' && leads(value)) ||
  (name === 'src' && tag === 'img' && isPicture(value));

export const readAttributes = ({ tag, attributes }: HtmlElement, { lost }: Reading): Attributes => {
  const all = Object.entries(attributes);
  for (const [name, value] of all)
    if (!stays(tag, name, value))
      lost.push({
        what: name === 'href' || name === 'src' ? `<${tag} ${name}="${value.slice(0, 60)}">` : `<${tag} ${name}>`,
        by: 'site',
      });
  return Object.fromEntries(all.filter(([name, value]) => stays(tag, name, value)));
};

export const spansOf = ({ tag, attributes }: HtmlElement): Readonly<Record<string, number>> =>
  tag === 'td' || tag === 'th'
    ? Object.fromEntries(
        ['colspan', 'rowspan'].map((name) => [name, Math.max(1, Number.parseInt(attributes[name] ?? '1', 10) || 1)]),
      )
    : {};
