import { type NativeName } from '#schemas/bridge.schema';
import { bridgeFunctions } from '#schemas/bridge-functions';

type Sample = Readonly<Record<string, unknown>>;
interface Written {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly items?: Written;
  readonly properties?: Readonly<Record<string, Written>>;
}

/** Sample texts for bridge patterns, by the start of the pattern. */
const byPattern = [
  [/^\^https/, 'https://www.example.com/a?b=1'],
  [/^\^\(https/, 'data:image/png;base64,AAAA'],
  [/^\^\\d/, '1004'],
  [/^\^\[a-z\]/, 'en'],
  [/^\^\[A-Z\]/, 'EL'],
  [/^\^\\\+/, '1588-0000'],
] as const;

const sampleOf = (schema: Written): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, held]) => [name, sampleOf(held)]));
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1);
    default:
      return (
        schema.default ??
        byPattern.find(([pattern]) => pattern.test(schema.pattern ?? ''))?.[1] ??
        'x1'.slice(0, schema.maxLength)
      );
  }
};

/** Sample request of a bridge function with every value. */
export const dataSample = (name: NativeName): Sample => sampleOf(bridgeFunctions[name].data as Written) as Sample;

/** Sample response of a bridge function with every value. */
export const answerSample = (name: NativeName): Sample => sampleOf(bridgeFunctions[name].answer as Written) as Sample;
