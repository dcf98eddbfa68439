import type { RichNode } from '#schemas/command';
import { nameInArtAddress } from '#schemas/art-address';
import { pictureWord } from '#schemas/picture-word';
import type { AuthoredRichNode } from './compile-input.ts';
import { readAction, type ActionScope } from './read-action.ts';

/** Resolves the actions, links and uploaded pictures inside sanitised HTML. */
export const compileRich = (nodes: readonly AuthoredRichNode[], scope: ActionScope): readonly RichNode[] => nodes.map((node) => compileNode(node, scope));

const compileNode = (node: AuthoredRichNode, scope: ActionScope): RichNode => {
  if (typeof node === 'string') return node;
  const { action, children, attributes, ...rest } = node;
  return {
    ...rest,
    ...(attributes ? { attributes: withPicture(attributes, scope) } : {}),
    ...(children ? { children: compileRich(children, scope) } : {}),
    ...(action ? { command: readAction(action, scope) } : {}),
  };
};

/** An uploaded picture stands in a text under the address that a drawing of its name would have. */
const withPicture = (attributes: Readonly<Record<string, string>>, { pictures }: ActionScope): Readonly<Record<string, string>> => {
  const picture = pictures?.get(nameInArtAddress(attributes['src'] ?? '') ?? '');
  return picture === undefined ? attributes : { ...attributes, src: pictureWord(picture) };
};
