import { OperationNodeTransformer, RawNode, type ColumnDefinitionNode, type KyselyPlugin } from 'kysely';

/**
 * Makes text columns of PostgreSQL compare by their bytes, as those of SQLite do: orders would depend on the
 * locale of the database otherwise, and what is made of ordered rows with them.
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
