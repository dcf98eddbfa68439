import type { Rule, RuleContext, SyntaxNode, SyntaxScope } from './rule.ts';

const MESSAGE =
  'Text beside other content needs an element of its own: browser translation replaces text nodes, and React then fails to add, remove or update what stands beside. Use <span>, one template, or the type Elements (also `x satisfies Elements`).';

/** Content of an expression: text for sure, never text, or not visible in the syntax. */
type Content = 'text' | 'elements' | 'unknown';

const FRAGMENTS = ['Fragment', 'Suspense', 'Activity', 'StrictMode', 'Profiler'];
const ELEMENT_TYPES = ['Elements', 'ReactElement', 'ReactPortal', 'Element', 'FunctionComponentElement'];
const LISTS = ['map', 'flatMap', 'from'];
const SAME_ITEMS = ['filter', 'slice', 'toReversed', 'toSorted', 'concat'];
const COMPARISONS = ['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in', 'instanceof'];

/** Each text that React draws is the only child of an element, so that a page translator cannot take its node away. */
export const ownElement: Rule = {
  create: (context) => {
    const reader = new ContentReader(context);
    const check = (node: SyntaxNode, isFragment: boolean): void => {
      const children = (node.children ?? []).filter(isDrawn);
      const isAlone = children.length === 1 && !isFragment;
      for (const child of children) {
        const content = reader.read(child);
        if (isAlone ? reader.isListOfTexts(child) : content === 'text' || content === 'unknown')
          context.report({ node: child, message: MESSAGE });
      }
    };
    const checkResult = (node: SyntaxNode): void => {
      if (isComponent(node) && reader.readResult(node) === 'text') context.report({ node, message: MESSAGE });
    };
    return {
      JSXElement: (node) => check(node, FRAGMENTS.includes(lastName(node.openingElement?.name))),
      JSXFragment: (node) => check(node, true),
      FunctionDeclaration: checkResult,
      ArrowFunctionExpression: checkResult,
    };
  },
};

/** False for comments and white space, which translators leave alone. */
function isDrawn({ type, value, expression }: SyntaxNode): boolean {
  if (type === 'JSXText') return typeof value === 'string' && value.trim() !== '';
  return typeof expression !== 'object' || expression.type !== 'JSXEmptyExpression';
}

/** A component is a function with a capital first letter. */
function isComponent(node: SyntaxNode): boolean {
  const name = node.id?.name ?? (node.parent?.type === 'VariableDeclarator' ? node.parent.id?.name : undefined) ?? '';
  return /^\p{Lu}.*\p{Ll}/u.test(name);
}

function lastName(name: SyntaxNode | undefined): string {
  return (name?.type === 'JSXMemberExpression' ? name.property?.name : name?.name) ?? '';
}

class ContentReader {
  readonly #context: RuleContext;
  readonly #open = new Set<SyntaxNode>();

  constructor(context: RuleContext) {
    this.#context = context;
  }

  read(node: SyntaxNode | null | undefined): Content {
    if (!node) return 'elements';
    // A variable that is defined by itself adds nothing.
    if (this.#open.has(node)) return 'elements';
    this.#open.add(node);
    const content = this.#read(node);
    this.#open.delete(node);
    return content;
  }

  /** True if the expression is a list with texts in it: each has its own node, even without other children. */
  isListOfTexts(child: SyntaxNode): boolean {
    const expression = typeof child.expression === 'object' ? child.expression : undefined;
    if (expression?.type === 'ArrayExpression') return this.read(expression) === 'text';
    return expression !== undefined && isListCall(expression) && this.read(expression) === 'text';
  }

  /** Content that a function returns. */
  readResult(node: SyntaxNode): Content {
    const declared = node.returnType?.typeAnnotation;
    if (declared && readType(declared) === 'elements') return 'elements';
    if (!Array.isArray(node.body) && node.body?.type !== 'BlockStatement') return this.read(node.body);
    return worst(returnsOf(node.body).map((value) => this.read(value)));
  }

  #read(node: SyntaxNode): Content {
    switch (node.type) {
      case 'JSXText':
      case 'TemplateLiteral':
        return 'text';
      case 'JSXElement':
      case 'JSXFragment':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return 'elements';
      case 'Literal':
        return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
          ? 'text'
          : 'elements';
      case 'UnaryExpression':
        return node.operator === '!' || node.operator === 'void' ? 'elements' : 'text';
      case 'BinaryExpression':
        return COMPARISONS.includes(node.operator ?? '') ? 'elements' : 'text';
      case 'LogicalExpression':
        return node.operator === '&&' ? this.read(node.right) : worst([this.read(node.left), this.read(node.right)]);
      case 'ConditionalExpression':
        return worst([this.read(node.consequent), this.read(node.alternate)]);
      case 'ArrayExpression':
        return worst((node.elements ?? []).map((element) => this.read(element)));
      case 'JSXExpressionContainer':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return typeof node.expression === 'object' ? this.read(node.expression) : 'unknown';
      case 'TSSatisfiesExpression':
        return node.typeAnnotation ? readType(node.typeAnnotation) : 'unknown';
      case 'JSXSpreadChild':
      case 'SpreadElement':
        return this.read(node.argument);
      case 'Identifier':
        return node.name === 'undefined' ? 'elements' : this.#readName(node);
      case 'CallExpression':
        return this.#readCall(node);
      default:
        return 'unknown';
    }
  }

  #readCall(node: SyntaxNode): Content {
    const { callee } = node;
    if (callee === undefined) return 'unknown';
    if (isListCall(node))
      return worst(
        (node.arguments ?? [])
          .flatMap((argument) => this.#function(argument) ?? [])
          .map((made) => this.readResult(made)),
        'unknown',
      );
    if (callee.type === 'MemberExpression' && SAME_ITEMS.includes(callee.property?.name ?? ''))
      return this.read(callee.object);
    if (callee.type !== 'Identifier') return 'unknown';
    if (callee.name === 'createPortal' || callee.name === 'createElement') return 'elements';
    const made = this.#function(callee);
    return made ? this.readResult(made) : 'unknown';
  }

  /** Function that is written here, or under a name in the same file. */
  #function(node: SyntaxNode): SyntaxNode | undefined {
    if (isFunction(node)) return node;
    const definition = node.type === 'Identifier' ? this.#definition(node.name ?? '', node) : undefined;
    const made =
      definition?.type === 'Variable'
        ? definition.node.init
        : definition?.type === 'FunctionName'
          ? definition.node
          : undefined;
    return made && isFunction(made) ? made : undefined;
  }

  /** Definition of a name that is visible at a node. */
  #definition(name: string, at: SyntaxNode) {
    for (let scope: SyntaxScope | null = this.#context.sourceCode.getScope(at); scope !== null; scope = scope.upper) {
      const found = scope.set.get(name)?.defs[0];
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #readName(name: SyntaxNode): Content {
    const definition = this.#definition(name.name ?? '', name);
    if (definition === undefined) return 'unknown';
    const { type, node } = definition;
    if (type === 'Parameter') return this.#readParameter(definition.name, node);
    const declared = node.id?.typeAnnotation?.typeAnnotation;
    if (declared) return readType(declared);
    // A variable that is assigned later could become anything; the project's are constant.
    if (type === 'Variable' && node.init && node.id?.type === 'Identifier') return this.read(node.init);
    return 'unknown';
  }

  /** Reads the declared type of a parameter, or of a property that a parameter is taken apart into. */
  #readParameter(name: SyntaxNode, { params = [] }: SyntaxNode): Content {
    for (const written of params) {
      const param = written.type === 'AssignmentPattern' && written.left ? written.left : written;
      const declared = param.typeAnnotation?.typeAnnotation;
      if (!declared) continue;
      if (param === name) return readType(declared);
      const property = param.properties?.find(
        (one) => one.value === name || (one.value as SyntaxNode | undefined)?.left === name,
      );
      if (property?.key?.name !== undefined) return this.#readMember(declared, property.key.name, name);
    }
    return 'unknown';
  }

  #readMember(type: SyntaxNode, key: string, from: SyntaxNode): Content {
    if (type.type === 'TSIntersectionType') {
      const found = (type.types ?? []).map((one) => this.#readMember(one, key, from));
      return found.find((content) => content !== 'unknown') ?? 'unknown';
    }
    const shape = type.type === 'TSTypeReference' ? this.#definition(type.typeName?.name ?? '', from)?.node : type;
    const members =
      shape?.type === 'TSInterfaceDeclaration'
        ? (shape.body as { body?: SyntaxNode[] } | undefined)?.body
        : (shape?.typeAnnotation ?? shape)?.members;
    const declared = members?.find((member) => member.key?.name === key)?.typeAnnotation?.typeAnnotation;
    return declared ? readType(declared) : 'unknown';
  }
}

function isFunction({ type }: SyntaxNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

function isListCall({ type, callee }: SyntaxNode): boolean {
  return (
    type === 'CallExpression' && callee?.type === 'MemberExpression' && LISTS.includes(callee.property?.name ?? '')
  );
}

/** Text if any is text; else unknown if any is unknown. */
function worst(contents: readonly Content[], none: Content = 'elements'): Content {
  if (contents.length === 0) return none;
  return (
    contents.find((content) => content === 'text') ?? contents.find((content) => content === 'unknown') ?? 'elements'
  );
}

function readType(type: SyntaxNode): Content {
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
    case 'TSLiteralType':
    case 'TSTemplateLiteralType':
      return 'text';
    case 'TSBooleanKeyword':
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
    case 'TSVoidKeyword':
      return 'elements';
    case 'TSUnionType':
      return worst((type.types ?? []).map(readType));
    case 'TSArrayType':
      return type.elementType ? readType(type.elementType) : 'unknown';
    case 'TSTypeOperator':
      return type.typeAnnotation ? readType(type.typeAnnotation) : 'unknown';
    case 'TSTypeReference': {
      const { typeName } = type;
      const name = typeName?.type === 'Identifier' ? typeName.name : (typeName?.right?.name ?? '');
      return ELEMENT_TYPES.includes(name ?? '') ? 'elements' : 'unknown';
    }
    default:
      return 'unknown';
  }
}

/** Returned expressions of a body, without those of functions inside. */
function returnsOf(body: unknown): SyntaxNode[] {
  if (Array.isArray(body)) return body.flatMap(returnsOf);
  const node = body as SyntaxNode | null | undefined;
  switch (node?.type) {
    case 'ReturnStatement':
      return node.argument ? [node.argument] : [];
    case 'IfStatement':
      return [...returnsOf(node.consequent), ...returnsOf(node.alternate)];
    case 'SwitchStatement':
      return (node.cases ?? []).flatMap((one) => returnsOf(one.consequent));
    case 'TryStatement':
      return returnsOf(node.block);
    case 'BlockStatement':
    case 'ForOfStatement':
    case 'ForStatement':
    case 'WhileStatement':
      return returnsOf(node.body);
    default:
      return [];
  }
}
