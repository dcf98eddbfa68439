import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, localText } from '../../parts.ts';

const gradeCode = { type: 'string', pattern: '^[A-Z0-9]{1,8}$' } as const;

/** Grades of members by their score, and how a score is earned (decisions-members §5). A singleton with the id `grade-table`. Names are in the code list. */
export const gradeTableSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'simple', 'grades', 'wonPerScore', 'visitScore', 'scoreMonths', 'termMonths'],
  properties: {
    ...envelope,
    type: { const: 'grade-table' },
    simple: gradeCode,
    grades: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['grade', 'from', 'earnPercent'],
        properties: {
          grade: gradeCode,
          from: { type: 'integer', minimum: 0, maximum: 1000000 },
          earnPercent: { type: 'number', minimum: 0, maximum: 100 },
          benefits: { type: 'array', maxItems: 10, items: localText },
        },
      },
    },
    wonPerScore: { type: 'integer', minimum: 1, maximum: 1000000 },
    visitScore: { type: 'integer', minimum: 0, maximum: 10000 },
    scoreMonths: { type: 'integer', minimum: 1, maximum: 60 },
    termMonths: { type: 'integer', minimum: 1, maximum: 60 },
  },
} as const satisfies JSONSchema;

export type GradeTable = FromSchema<typeof gradeTableSchema>;
