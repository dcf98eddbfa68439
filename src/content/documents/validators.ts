import { Ajv, type ErrorObject, type Options } from 'ajv';
import { sharedSchemas, shareSchemas } from './share-schemas.ts';

const options: Options = {
  strict: true,
  // The discriminator's own `required` names properties that only its branches define.
  strictRequired: false,
  discriminator: true,
  // Formats say what a text means; the whole-site check looks the names up.
  validateFormats: false,
  // Lengths count UTF-16 units, without a function call a text.
  unicode: false,
  logger: false,
  // Fields that never reach visitors, the period in which visitors see a document, and the name of a shared part.
  keywords: ['serverOnly', 'shown', 'part'],
  // A shared part stays a function of its own.
  inlineRefs: false,
  // Tidying its code takes Ajv longer than making it, and gains nothing when it runs.
  code: { optimize: false },
};
const withParts = (more: Options): Ajv =>
  Object.entries(sharedSchemas).reduce(
    (ajv, [name, schema]) => ajv.addSchema(schema, name),
    new Ajv({ ...options, ...more }),
  );
const quick = withParts({});
const thorough = withParts({ allErrors: true, verbose: true });

type Validator = (value: unknown) => boolean;

const quickOnes = new WeakMap<object, Validator>();
const thoroughOnes = new WeakMap<object, (value: unknown) => readonly ErrorObject[]>();

/** The validator of a schema, made once a process; stops at the first error. */
export function compileValidator(schema: object): Validator {
  const known = quickOnes.get(schema);
  if (known !== undefined) return known;
  const made = quick.compile(shareSchemas(schema));
  quickOnes.set(schema, made);
  return made;
}

/** Every error of a value, with its data. Made only when a value has been refused. */
export function allErrors(schema: object, value: unknown): readonly ErrorObject[] {
  const made = thoroughOnes.get(schema) ?? asErrors(thorough.compile(shareSchemas(schema)));
  thoroughOnes.set(schema, made);
  return made(value);
}

const asErrors =
  (validate: ReturnType<Ajv['compile']>) =>
  (value: unknown): readonly ErrorObject[] =>
    validate(value) ? [] : (validate.errors ?? []);
