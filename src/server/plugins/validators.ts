import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

// Its code is made at each start: tidying that would take longer than making it.
const common = { discriminator: true, strictRequired: false, removeAdditional: false, allErrors: false, code: { optimize: false } } as const;
const strict = new Ajv({ ...common, coerceTypes: false });
// The address and the headers are texts; numbers in them are read as such.
const lenient = new Ajv({ ...common, coerceTypes: true, useDefaults: true });

/** Bodies are taken as they are or refused; texts of the address are read as the types of their schema. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema);
