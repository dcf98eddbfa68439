/** As much of ESLint's rule interface as the project's rules use. */
export interface SyntaxNode {
  type: string;
  name?: string;
  operator?: string;
  value?: unknown;
  object?: SyntaxNode;
  property?: SyntaxNode;
  callee?: SyntaxNode;
  left?: SyntaxNode;
  right?: SyntaxNode;
  consequent?: SyntaxNode;
  alternate?: SyntaxNode | null;
  argument?: SyntaxNode | null;
  arguments?: SyntaxNode[];
  elements?: (SyntaxNode | null)[];
  expression?: SyntaxNode | boolean;
  body?: SyntaxNode | SyntaxNode[];
  cases?: { consequent: SyntaxNode[] }[];
  block?: SyntaxNode;
  openingElement?: { name: SyntaxNode };
  children?: SyntaxNode[];
  id?: SyntaxNode | null;
  init?: SyntaxNode | null;
  params?: SyntaxNode[];
  key?: SyntaxNode;
  properties?: SyntaxNode[];
  returnType?: SyntaxNode | null;
  typeAnnotation?: SyntaxNode | null;
  typeName?: SyntaxNode;
  elementType?: SyntaxNode;
  types?: SyntaxNode[];
  members?: SyntaxNode[];
  parent?: SyntaxNode;
}

export interface RuleContext {
  report(problem: { node: unknown; message: string }): void;
  sourceCode: { getAllComments(): { value: string }[]; getScope(node: unknown): SyntaxScope };
}

/** Names that are visible at a node. */
export interface SyntaxScope {
  upper: SyntaxScope | null;
  set: ReadonlyMap<string, { defs: readonly { type: string; node: SyntaxNode; name: SyntaxNode }[] }>;
}

export interface Rule {
  create(context: RuleContext): Record<string, (node: SyntaxNode) => void>;
}
