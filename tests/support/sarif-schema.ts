const text = { type: 'string', minLength: 1 } as const;
const index = { type: 'integer', minimum: 0 } as const;
const position = { type: 'integer', minimum: 1 } as const;
const message = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text, markdown: text },
} as const;
// A relative reference or URI without characters that need escaping.
const artifact = {
  type: 'object',
  additionalProperties: false,
  required: ['uri'],
  properties: { uri: { type: 'string', pattern: "^[A-Za-z0-9%._~:/@!$&'()*+,;=-]+$" } },
} as const;
const region = {
  type: 'object',
  additionalProperties: false,
  required: ['startLine', 'startColumn'],
  properties: { startLine: position, startColumn: position, endLine: position, endColumn: position },
} as const;
const listOf = (items: object) => ({ type: 'array', items }) as const;
const object = (required: readonly string[], properties: object) =>
  ({ type: 'object', additionalProperties: false, required, properties }) as const;

/** Subset of SARIF 2.1.0 that reports use; closed. */
export const sarifSchema = object(['$schema', 'version', 'runs'], {
  $schema: text,
  version: { const: '2.1.0' },
  runs: listOf(
    object(['tool', 'results'], {
      tool: object(['driver'], {
        driver: object(['name', 'rules'], {
          name: text,
          rules: listOf(
            object(['id', 'shortDescription', 'help'], {
              id: { type: 'string', pattern: '^[a-z0-9-]+$' },
              name: text,
              shortDescription: message,
              fullDescription: message,
              help: message,
            }),
          ),
        }),
      }),
      automationDetails: object(['id'], { id: text }),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      language: { type: 'string', pattern: '^[a-z]{2}-[A-Z]{2}$' },
      results: listOf(
        object(['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'], {
          ruleId: text,
          ruleIndex: index,
          level: { enum: ['none', 'note', 'warning', 'error'] },
          message,
          locations: listOf(
            object([], {
              physicalLocation: object(['artifactLocation', 'region'], { artifactLocation: artifact, region }),
              logicalLocations: listOf(
                object(['fullyQualifiedName'], { name: text, kind: text, fullyQualifiedName: text }),
              ),
            }),
          ),
          partialFingerprints: { type: 'object', additionalProperties: text },
          fixes: listOf(
            object(['description', 'artifactChanges'], {
              description: message,
              artifactChanges: listOf(
                object(['artifactLocation', 'replacements'], {
                  artifactLocation: artifact,
                  replacements: listOf(
                    object(['deletedRegion'], {
                      deletedRegion: region,
                      insertedContent: object(['text'], { text: { type: 'string' } }),
                    }),
                  ),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});
