/** As much of ESLint's rule interface as the project's rules use. */
export interface SyntaxNode {
  type: string;
  name?: string;
  object?: SyntaxNode;
  property?: SyntaxNode;
  callee?: SyntaxNode;
  left?: SyntaxNode;
}

export interface RuleContext {
  report(problem: { node: unknown; message: string }): void;
  sourceCode: { getAllComments(): { value: string }[] };
}

export interface Rule {
  create(context: RuleContext): Record<string, (node: SyntaxNode) => void>;
}
