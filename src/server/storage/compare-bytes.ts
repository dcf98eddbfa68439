import { OperationNodeTransformer, RawNode, type ColumnDefinitionNode, type KyselyPlugin } from 'kysely';

/**
 * Makes PostgreSQL compare text columns by bytes, as SQLite does. Otherwise sort orders, and results derived from them, depend on the database
 * locale.
 */
export const compareBytes: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

class CompareBytes extends OperationNodeTransformer {
  protected override transformColumnDefinition(...given: Parameters<OperationNodeTransformer['transformColumnDefinition']>): ColumnDefinitionNode {
    const node = super.transformColumnDefinition(...given);
    return 'dataType' in node.dataType && node.dataType.dataType === 'text' ? { ...node, dataType: RawNode.createWithSql('text collate "C"') } : node;
  }
}

const transformer = new CompareBytes();
