import type { RichNode } from '#schemas/command';
import type { AuthoredRichNode } from './compile-input.ts';
import { readAction, type ActionScope } from './read-action.ts';

/** Resolves the actions and links inside sanitised HTML. */
export const compileRich = (nodes: readonly AuthoredRichNode[], scope: ActionScope): readonly RichNode[] => nodes.map((node) => compileNode(node, scope));

const compileNode = (node: AuthoredRichNode, scope: ActionScope): RichNode => {
  if (typeof node === 'string') return node;
  const { action, children, ...rest } = node;
  return {
    ...rest,
    ...(children ? { children: compileRich(children, scope) } : {}),
    ...(action ? { command: readAction(action, scope) } : {}),
  };
};
