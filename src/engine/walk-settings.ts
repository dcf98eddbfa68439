import { actionSchema, type Action } from '#schemas/action.schema';
import type { Command } from '#schemas/command';
import { conditionSchema, type Condition } from '#schemas/condition.schema';
import type { FormCall, ValueRule } from '#schemas/form';
import { localHtml, localText } from '#schemas/parts';
import type { CompiledCondition, SettingPath } from './snapshot.ts';

/** What compile does with the special places of settings. Places are told by their schema: message keys by format, the rest by identity. */
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
}

interface Shape {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly additionalProperties?: boolean | Shape;
  readonly const?: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (shape: Shape, schema: unknown): boolean => (shape as unknown) === schema;

const fits = (shape: Shape, value: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(shape.properties ?? {}).every(([name, property]) => property.const === undefined || property.const === value[name]);

/** Whether the entries of a list or a map may each carry a condition. */
const isConditional = ({ properties }: Shape): boolean => properties?.['when'] !== undefined && same(properties['when'], conditionSchema);

const walkText = ({ format }: Shape, value: string, visitor: SettingVisitor, path: SettingPath): unknown => {
  if (format === 'message') visitor.message(value, path);
  if (format === 'art') return visitor.art(value);
  if (format === 'operation') return visitor.operation(value);
  if (format !== 'rule') return value;
  const rule = visitor.rule(value);
  if (rule) visitor.message(rule.message, [...path, 'message']);
  return rule;
};

/** Rebuilds settings along their schema: actions become commands, HTML becomes a tree, names of pictures, rules and operations become what they name, places of texts and conditions are reported. */
export const walkSettings = (shape: Shape, value: unknown, visitor: SettingVisitor, path: SettingPath = []): unknown => {
  if (same(shape, actionSchema)) return isRecord(value) ? visitor.action(value as Action) : value;
  if (same(shape, localHtml) || same(shape, localText)) {
    visitor.local(path);
    return same(shape, localHtml) && isRecord(value) ? visitor.html(value as Record<string, string>) : value;
  }
  if (typeof value === 'string') return walkText(shape, value, visitor, path);
  if (Array.isArray(value) && shape.items) {
    const items = shape.items;
    if (isConditional(items)) visitor.list(path);
    return value.map((item: unknown) => walkSettings(items, item, visitor, [...path, '*']));
  }
  if (!isRecord(value)) return value;
  const branch = shape.oneOf?.find((one) => fits(one, value));
  if (branch) return walkSettings(branch, value, visitor, path);
  const others = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
  if (others && isConditional(others)) visitor.list(path);
  const rebuilt: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const property = shape.properties?.[name] ?? others;
    if (property === undefined) rebuilt[name] = inner;
    else if (same(property, conditionSchema)) rebuilt[name] = visitor.condition(inner as Condition);
    else rebuilt[name] = walkSettings(property, inner, visitor, [...path, name]);
  }
  return rebuilt;
};
