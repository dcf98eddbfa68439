import { htmlToDOM } from 'html-react-parser';
import type { AuthoredRichNode } from '#engine/compile/compile-input';
import { resolveTarget } from '#engine/actions/resolve-target';
import type { Action } from '#schemas/parts/action/schema';
import type { CleanHtml, Removal } from '../check/prepared.ts';
import { DEEPEST, ownImage } from '../check/html-policy.ts';
import { allowedTags, keptAttributes } from './policy.ts';
import type { ReadActionValue } from './read-action-value.ts';

interface ParsedNode {
  readonly type: string;
  readonly data?: string;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

interface Building {
  readonly removed: Removal[];
  readonly hosts: Set<string>;
  readonly readActionValue: ReadActionValue;
}

// White space between these has no meaning, and React objects to it in tables.
const spaceless = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl']);

/** Turns sanitised HTML into the tree that render shows, checking every name once more on the way. */
export function buildTree(html: string, readActionValue: ReadActionValue): CleanHtml {
  const building: Building = { removed: [], hosts: new Set(), readActionValue };
  // Outside every list here, so that neither parser is believed twice.
  const parsed: readonly ParsedNode[] = htmlToDOM(html);
  const nodes = buildNodes(parsed, { tag: '', depth: 0, acting: false }, building);
  return { nodes, removed: building.removed, imageHosts: [...building.hosts].sort() };
}

interface Around {
  readonly tag: string;
  readonly depth: number;
  /** Inside an element that already does something. */
  readonly acting: boolean;
}

function buildNodes(parsed: readonly ParsedNode[], around: Around, building: Building): AuthoredRichNode[] {
  const nodes: AuthoredRichNode[] = [];
  for (const node of parsed) {
    const built = buildNode(node, around, building);
    if (built !== undefined) nodes.push(built);
  }
  return nodes;
}

function buildNode(node: ParsedNode, around: Around, building: Building): AuthoredRichNode | undefined {
  if (node.type === 'text') return spaceless.has(around.tag) && node.data?.trim() === '' ? undefined : node.data;
  const tag = node.name ?? '';
  if (node.type !== 'tag' || !allowedTags.has(tag))
    return taken(building, { what: `<${tag || node.type}>`, why: 'tag' });
  if (around.depth >= DEEPEST) return taken(building, { what: `<${tag}>`, why: 'depth' });
  const attributes = attributesOf(tag, node.attribs ?? {}, building);
  if (tag === 'img' && attributes['src'] === undefined) return undefined;
  const action = around.acting ? undefined : actionOf(tag, node.attribs ?? {}, building);
  const children = buildNodes(
    node.children ?? [],
    { tag, depth: around.depth + 1, acting: around.acting || action !== undefined },
    building,
  );
  const built = { tag, ...(Object.keys(attributes).length > 0 ? { attributes } : {}) };
  if (action === undefined || tag === 'a' || tag === 'button')
    return { ...built, ...(children.length > 0 ? { children } : {}), ...(action ? { action } : {}) };
  // Only links and buttons can be pressed with every kind of device, so the action moves into a link inside, around a picture.
  return tag === 'img'
    ? { tag: 'a', children: [built], action }
    : { ...built, children: [{ tag: 'a', children, action }] };
}

function taken(building: Building, removal: Removal): undefined {
  building.removed.push(removal);
}

/** What an element does: its action object, else its link. */
function actionOf(
  tag: string,
  { value, href }: Readonly<Record<string, string>>,
  building: Building,
): Action | undefined {
  if (value !== undefined) {
    const read = building.readActionValue(value);
    if ('action' in read) return read.action;
    taken(building, {
      what: read.unknown === undefined ? `<${tag} value>` : read.unknown,
      why: read.unknown === undefined ? 'action' : 'unknown-action',
    });
  }
  if (tag !== 'a' || href === undefined) return undefined;
  const target = resolveTarget(href, { allowedHosts: [] });
  return target.kind === 'rejected'
    ? taken(building, { what: `<a href="${href.slice(0, 60)}">`, why: 'link' })
    : { action: 'link', linkUrl: href };
}

function attributesOf(
  tag: string,
  given: Readonly<Record<string, string>>,
  building: Building,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (keptAttributes.has(name)) attributes[name] = value;
  }
  const { src } = given;
  if (src === undefined) return attributes;
  if (tag === 'img' && isImage(src, building)) attributes['src'] = src;
  else taken(building, { what: `<${tag} src="${src.slice(0, 60)}">`, why: 'image' });
  return attributes;
}

/** Pictures come from the site itself, or from a host that the site allows (which is asked when the release is known). */
function isImage(src: string, building: Building): boolean {
  const target = resolveTarget(src, { allowedHosts: [] });
  if (target.kind === 'outside') building.hosts.add(target.host);
  return target.kind === 'outside' || (target.kind === 'inside' && ownImage.test(src));
}
