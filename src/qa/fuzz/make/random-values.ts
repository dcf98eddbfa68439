import type { Arbitrary } from 'fast-check';
import { catalog } from '#widgets/catalog.gen';
import type { FastCheck } from '../load-fast-check.ts';
import type { ValuePool } from './value-pool.ts';
import { hostileTexts } from './hostile.ts';
import { isWidgetUse, type Shape } from './shape.ts';

const moments = [
  '2026-10-31T23:59:59+09:00',
  '2026-11-01T00:00:00+09:00',
  '2026-11-01T12:00:00+09:00',
  '2026-11-01T12:00:01+09:00',
  '2026-11-02T00:00:00+09:00',
  '2026-12-24T09:00:00Z',
  '2027-01-01T00:00:00+09:00',
];
const mostEntries = 4;

type Weighted = { readonly weight: number; readonly arbitrary: Arbitrary<unknown> };

/** Generates random values that fit a schema, and a few near misses in numbers, lengths, formats, unions and names. */
export class RandomValues {
  readonly #fc: FastCheck;
  readonly #ground: ValuePool;
  readonly #made = new WeakMap<object, Map<string, Arbitrary<unknown>>>();

  constructor(fc: FastCheck, ground: ValuePool) {
    this.#fc = fc;
    this.#ground = ground;
  }

  /** Generates one value of a named property. Equal seeds give equal values. */
  value(shape: Shape, name: string, seed: number): unknown {
    // A cloned value is plain data that can be changed.
    return structuredClone(this.#fc.sample(this.#of(shape, name), { seed, numRuns: 1 })[0]);
  }

  #of(shape: Shape, name: string): Arbitrary<unknown> {
    const byName = this.#made.get(shape) ?? new Map<string, Arbitrary<unknown>>();
    this.#made.set(shape, byName);
    const made = byName.get(name) ?? this.#make(shape, name);
    byName.set(name, made);
    return made;
  }

  #make(shape: Shape, name: string): Arbitrary<unknown> {
    const fc = this.#fc;
    if ('const' in shape) return fc.constant(shape.const);
    if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
    const branches = shape.oneOf ?? shape.anyOf;
    if (branches !== undefined) return fc.oneof(...branches.map((branch) => this.#of(branch, name)));
    switch (shape.type) {
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'integer':
      case 'number':
        return this.#number(shape);
      case 'array':
        return this.#list(shape, name);
      case 'object':
        return this.#object(shape);
      case 'string':
        return this.#text(shape, name);
      default:
        return shape.properties === undefined ? fc.jsonValue({ maxDepth: 2 }) : this.#object(shape);
    }
  }

  #number({ type, minimum = -1_000, maximum = 100_000 }: Shape): Arbitrary<unknown> {
    const fc = this.#fc;
    const inside = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    return type === 'integer' ? inside : fc.oneof(inside, fc.double({ min: minimum, max: maximum, noNaN: true }));
  }

  #list({ items = {}, minItems = 0, maxItems = mostEntries }: Shape, name: string): Arbitrary<unknown> {
    return this.#fc.array(this.#of(items, name), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, mostEntries)),
    });
  }

  #object(shape: Shape): Arbitrary<unknown> {
    const fc = this.#fc;
    const { properties, required = [], additionalProperties, propertyNames } = shape;
    if (isWidgetUse(shape)) return this.#widgetUse(shape);
    if (properties !== undefined) {
      const fields = Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => name !== '$schema')
          .map(([name, property]) => [name, this.#of(property, name)]),
      );
      return this.#record(fields, required);
    }
    if (typeof additionalProperties !== 'object')
      return fc.dictionary(fc.constantFrom('a', 'id', '0', 'x-y'), fc.jsonValue({ maxDepth: 1 }), {
        maxKeys: 2,
        noNullPrototype: true,
      });
    const keys = fc.oneof(
      { weight: 4, arbitrary: this.#text(propertyNames ?? { type: 'string', minLength: 1, maxLength: 20 }, '') },
      { weight: 1, arbitrary: fc.constantFrom('mode', 'id', 'langId', 'publctTypeCd') },
    );
    return fc.dictionary(keys as Arbitrary<string>, this.#of(additionalProperties, ''), {
      minKeys: shape.minProperties ?? 0,
      maxKeys: Math.max(shape.minProperties ?? 0, Math.min(shape.maxProperties ?? 3, 3)),
      noNullPrototype: true,
    });
  }

  #record(fields: Record<string, Arbitrary<unknown>>, required: readonly string[]): Arbitrary<unknown> {
    return this.#fc.record(fields, {
      requiredKeys: required.filter((name) => Object.hasOwn(fields, name)),
      noNullPrototype: true,
    });
  }

  /** A placement with settings of its widget's schema. */
  #widgetUse({ properties = {}, required = [] }: Shape): Arbitrary<unknown> {
    const fc = this.#fc;
    const others = Object.entries(properties).filter(([name]) => !['widget', 'v', 'settings'].includes(name));
    const rest: Record<string, Arbitrary<unknown>> = Object.fromEntries(
      others.map(([name, property]) => [name, this.#of(property, name)]),
    );
    const uses = Object.entries(catalog).map(([widget, { description }]) =>
      this.#record(
        {
          ...rest,
          widget: fc.constant(widget),
          v: fc.constant(description.v),
          settings: this.#of(description.schema as Shape, 'settings'),
        },
        required,
      ),
    );
    return fc.oneof(...uses);
  }

  #text(shape: Shape, name: string): Arbitrary<unknown> {
    const fc = this.#fc;
    const { minLength = 0, maxLength = 60, pattern } = shape;
    const form = pattern === undefined ? undefined : new RegExp(pattern);
    const fits = (text: unknown): text is string =>
      typeof text === 'string' &&
      text.length >= minLength &&
      text.length <= maxLength &&
      (form === undefined || form.test(text));
    const ways: Weighted[] = [];
    const from = (weight: number, values: readonly unknown[]): void => {
      const fitting = values.filter(fits);
      if (fitting.length > 0) ways.push({ weight, arbitrary: fc.constantFrom(...fitting) });
    };
    from(24, this.#ground.names.get(shape.format ?? '') ?? []);
    from(shape.format === undefined ? 12 : 2, this.#ground.under.get(name) ?? []);
    from(form === undefined ? 0 : 12, moments);
    from(2, hostileTexts);
    if (form !== undefined)
      ways.push({ weight: 3, arbitrary: fc.stringMatching(form).filter((text) => text.length <= maxLength) });
    else
      ways.push(
        {
          weight: 2,
          arbitrary: fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)) }),
        },
        { weight: 1, arbitrary: fc.constant('가'.repeat(Math.min(maxLength, 3_000))) },
      );
    return fc.oneof(...ways.filter(({ weight }) => weight > 0));
  }
}
