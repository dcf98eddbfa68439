import {
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
} from 'kysely';

/** Compiles lists of values to one array, so that the text of a statement, and its name, do not depend on their length. */
class ArrayQueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const comparison = OperatorNode.is(operator) ? COMPARISONS.get(operator.operator) : undefined;
    if (comparison === undefined || !PrimitiveValueListNode.is(rightOperand)) return super.visitBinaryOperation(node);
    this.visitNode(leftOperand);
    this.append(` ${comparison}(`);
    this.appendValue(rightOperand.values);
    this.append(')');
  }
}

const COMPARISONS = new Map<string, string>([
  ['in', '= any'],
  ['not in', '<> all'],
]);

/** PostgreSQL with one array in place of a list of values. */
export class ArrayDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ArrayQueryCompiler();
  }
}
