import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { Ajv } from 'ajv';
import { countLetters, normaliseTyped } from '../../../engine/index.ts';
import { factMark } from '#schemas/fact-placeholders';
import { typedRules, type TypedRule } from '#schemas/typed-text';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum nesting of a JSON body; 20 by default. */
    jsonDepth?: number;
    /** True for pages: a visitor's address may hold any text, and the page is shown or not found. */
    anyText?: boolean;
  }
}

const DEPTH = 20;

/**
 * Accepts only JSON: no prototypes, no deeper than the route allows, and only texts that every database returns unchanged. A request without a body
 * may still send the content type.
 */
export const jsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) =>
    text === '' ? done(null) : parse(request, text, done),
  );
  // Not async, because it runs for every request.
  app.addHook('preValidation', (request, _reply, done) => done(refusalOf(request)));
};

const refusalOf = ({ body: sent, query, params, routeOptions }: FastifyRequest): HttpError | undefined => {
  // Files are no JSON; their routes check them.
  const body = sent instanceof Uint8Array ? undefined : sent;
  if (isDeeper(body, routeOptions.config.jsonDepth ?? DEPTH)) return new HttpError('tooDeep');
  if (routeOptions.config.anyText === true) return undefined;
  return isKeepable(body) && isKeepable(query) && isKeepable(params)
    ? undefined
    : new HttpError(
        'invalid',
        'Texts hold neither U+0000 nor U+E01EF nor half a character (a surrogate without its other half).',
      );
};

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** Some databases reject U+0000, and lone surrogates come back changed. The mark of facts stands in documents of a release alone. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed() && !text.includes(factMark);

const isKeepable = (value: unknown): boolean => {
  if (typeof value === 'string') return isText(value);
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.entries(value).every(([key, inner]) => isText(key) && isKeepable(inner))
  );
};

// The validator code is generated at each start; optimising it would take longer than generating it.
const common = {
  discriminator: true,
  strictRequired: false,
  removeAdditional: false,
  allErrors: false,
  code: { optimize: false },
} as const;
const strict = new Ajv({ ...common, coerceTypes: false });
// Addresses and headers are texts, so numbers in them are coerced. A text such as "1e400" becomes infinite; strict numbers would then skip its bounds.
const lenient = new Ajv({ ...common, coerceTypes: true, useDefaults: true, strictNumbers: false });

for (const ajv of [strict, lenient]) {
  // Normalised before length and pattern are checked. Both of a union's branches may do so, because a rule changes nothing the second time.
  ajv.addKeyword({
    keyword: 'typed',
    type: 'string',
    metaSchema: { enum: typedRules },
    before: 'maxLength',
    modifying: true,
    errors: false,
    compile: (rule: TypedRule) => (value: string, place) => {
      if (place !== undefined) place.parentData[place.parentDataProperty] = normaliseTyped(rule, value);
      return true;
    },
  });
  ajv.addKeyword({
    keyword: 'maxLetters',
    type: 'string',
    metaSchema: { type: 'integer', minimum: 1 },
    compile: (most: number) => (value: string) => countLetters(value) <= most,
  });
}

/** Validates bodies without coercion, and coerces texts of the address to the types of their schema. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? strict : lenient).compile(schema);
