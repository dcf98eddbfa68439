import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

// The validator code is generated at each start; optimising it would take longer than generating it.
const common = { discriminator: true, strictRequired: false, removeAdditional: false, allErrors: false, code: { optimize: false } } as const;
const strict = new Ajv({ ...common, coerceTypes: false });
// Addresses and headers are texts, so numbers in them are coerced.
const lenient = new Ajv({ ...common, coerceTypes: true, useDefaults: true });

/** Validates bodies without coercion, and coerces texts of the address to the types of their schema. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema);
