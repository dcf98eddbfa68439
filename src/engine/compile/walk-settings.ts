import { actionSchema, type Action } from '#schemas/parts/action/schema';
import type { Command } from '#schemas/command';
import type { CodeList } from '#schemas/documents/code-list/schema';
import { conditionSchema, type Condition } from '#schemas/parts/condition/schema';
import type { FormCall, ValueRule } from '#schemas/form';
import { localHtml, localText } from '#schemas/parts';
import type { CompiledCondition, SettingPath } from '../snapshot.ts';

/** Callbacks for the special values in settings. Message keys are recognised by their schema format, all others by schema identity. */
export interface SettingVisitor {
  message(key: string, path: SettingPath): void;
  art(name: string): string;
  action(action: Action): Command;
  html(value: Readonly<Record<string, string>>): Readonly<Record<string, unknown>>;
  local(path: SettingPath): void;
  condition(condition: Condition): CompiledCondition | undefined;
  list(path: SettingPath): void;
  rule(id: string): ValueRule | undefined;
  operation(id: string): FormCall | undefined;
  codes(id: string): CompiledCodes | undefined;
}

/** Codes of a list as choices; their names are texts in both languages. */
export type CompiledCodes = readonly {
  readonly const: string;
  readonly title: CodeList['items'][number]['codeName'];
}[];

interface Shape {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly additionalProperties?: boolean | Shape;
  readonly const?: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (shape: Shape, schema: unknown): boolean => (shape as unknown) === schema;

const matchesConstants = (shape: Shape, value: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(shape.properties ?? {}).every(
    ([name, property]) => property.const === undefined || property.const === value[name],
  );

/** Returns true if a value of this shape can have a condition. */
const isConditional = ({ properties }: Shape): boolean =>
  properties?.['when'] !== undefined && isSchema(properties['when'], conditionSchema);

const walkText = ({ format }: Shape, value: string, visitor: SettingVisitor, path: SettingPath): unknown => {
  if (format === 'message') visitor.message(value, path);
  if (format === 'art') return visitor.art(value);
  if (format === 'operation') return visitor.operation(value);
  if (format === 'code-list') {
    visitor.local([...path, '*', 'title']);
    return visitor.codes(value);
  }
  if (format !== 'rule') return value;
  const rule = visitor.rule(value);
  if (rule) visitor.message(rule.message, [...path, 'message']);
  return rule;
};

/**
 * Rebuilds settings along their schema. Actions become commands, HTML becomes a tree, and names of pictures, rules, operations and code lists
 * become their values. Reports the paths of texts, and of the lists and objects with conditional entries.
 */
export const walkSettings = (
  shape: Shape,
  value: unknown,
  visitor: SettingVisitor,
  path: SettingPath = [],
): unknown => {
  if (isSchema(shape, actionSchema)) return isRecord(value) ? visitor.action(value as Action) : value;
  if (isSchema(shape, localHtml) || isSchema(shape, localText)) {
    visitor.local(path);
    return isSchema(shape, localHtml) && isRecord(value) ? visitor.html(value as Record<string, string>) : value;
  }
  if (typeof value === 'string') return walkText(shape, value, visitor, path);
  if (Array.isArray(value) && shape.items) {
    const items = shape.items;
    if (isConditional(items)) visitor.list(path);
    return value.map((item: unknown) => walkSettings(items, item, visitor, [...path, '*']));
  }
  if (!isRecord(value)) return value;
  const branch = shape.oneOf?.find((one) => matchesConstants(one, value));
  if (branch) return walkSettings(branch, value, visitor, path);
  const others = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
  const shapes = Object.keys(value).map((name) => shape.properties?.[name] ?? others);
  if (shapes.some((property) => property !== undefined && isConditional(property))) visitor.list(path);
  const rebuilt: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const property = shape.properties?.[name] ?? others;
    if (property === undefined) rebuilt[name] = inner;
    else if (isSchema(property, conditionSchema)) rebuilt[name] = visitor.condition(inner as Condition);
    else rebuilt[name] = walkSettings(property, inner, visitor, [...path, name]);
  }
  return rebuilt;
};
