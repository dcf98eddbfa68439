import type { Rule, SyntaxNode } from './rule.ts';

const GLOBALS = ['window', 'globalThis', 'self', 'document', 'top', 'parent'];
const MESSAGE = 'Only render/run-command leaves the page, with what resolve-target allowed: return a command instead.';

/** Nothing else assigns to `location`, calls its `assign` or `replace`, or opens a window: no open redirect. */
export const oneWayOut: Rule = {
  create: (context) => ({
    AssignmentExpression(node) {
      if (isLocation(node.left) || isLocation(node.left?.object)) context.report({ node, message: MESSAGE });
    },
    CallExpression({ callee }) {
      const method = callee?.property?.name;
      const leaves = isLocation(callee?.object) && (method === 'assign' || method === 'replace');
      const opens = isGlobalObject(callee?.object) && method === 'open';
      if (leaves || opens) context.report({ node: callee, message: MESSAGE });
    },
  }),
};

function isLocation(node: SyntaxNode | undefined): boolean {
  return node?.name === 'location' || (isGlobalObject(node?.object) && node?.property?.name === 'location');
}

function isGlobalObject(node: SyntaxNode | undefined): boolean {
  return node?.type === 'Identifier' && GLOBALS.includes(node.name ?? '');
}
