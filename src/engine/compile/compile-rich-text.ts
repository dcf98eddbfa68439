import type { RichNode } from '#schemas/command';
import { nameInArtAddress } from '#schemas/art-address';
import { encodePicture } from '#schemas/picture-reference';
import type { AuthoredRichNode } from './compile-input.ts';
import { resolveAction, type ActionScope } from '../actions/resolve-action.ts';

/** Resolves the actions, links and uploaded pictures in sanitised HTML. */
export const compileRichText = (nodes: readonly AuthoredRichNode[], scope: ActionScope): readonly RichNode[] =>
  nodes.map((node) => compileNode(node, scope));

const compileNode = (node: AuthoredRichNode, scope: ActionScope): RichNode => {
  if (typeof node === 'string') return node;
  const { action, children, attributes, ...rest } = node;
  return {
    ...rest,
    ...(attributes ? { attributes: withUploadedPicture(attributes, scope) } : {}),
    ...(children ? { children: compileRichText(children, scope) } : {}),
    ...(action ? { command: resolveAction(action, scope) } : {}),
  };
};

/** In texts, an uploaded picture uses the same address form as a drawing of that name. */
const withUploadedPicture = (
  attributes: Readonly<Record<string, string>>,
  { pictures }: ActionScope,
): Readonly<Record<string, string>> => {
  const picture = pictures?.get(nameInArtAddress(attributes['src'] ?? '') ?? '');
  return picture === undefined ? attributes : { ...attributes, src: encodePicture(picture) };
};
