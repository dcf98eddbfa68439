import { calendarDay, instant, venueCode } from '#schemas/parts';
import type { Schema } from './schema.ts';

/** Control kind of a schema location. */
export type Kind =
  | 'message'
  | 'icon'
  | 'art'
  | 'html'
  | 'local'
  | 'action'
  | 'condition'
  | 'instant'
  | 'day'
  | 'colour'
  | 'colours'
  | 'reference'
  | 'fixed'
  | 'agreed'
  | 'enum'
  | 'switch'
  | 'number'
  | 'text'
  | 'object'
  | 'map'
  | 'list'
  | 'marks'
  | 'tagged'
  | 'either'
  | 'free';

const formats: Readonly<Record<string, Kind>> = {
  message: 'message',
  icon: 'icon',
  art: 'art',
  html: 'html',
  screen: 'reference',
  rule: 'reference',
  operation: 'reference',
};

/** Recognises our own kinds by the part they are made of, then what JSON Schema itself says. */
export const kindOf = (schema: Schema, name = '', parent = ''): Kind => {
  if (schema.oneOf !== undefined)
    return schema.part === 'action' ? 'action' : schema.discriminator === undefined ? 'either' : 'tagged';
  if (schema.items !== undefined)
    return schema.part === 'condition' ? 'condition' : schema.items.enum === undefined ? 'list' : 'marks';
  if (schema.format !== undefined && Object.hasOwn(formats, schema.format)) return formats[schema.format] ?? 'text';
  if (schema.const !== undefined) return schema.const === true ? 'agreed' : 'fixed';
  if (schema.enum !== undefined) return 'enum';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'object') return kindOfObject(schema);
  if (schema.type === 'array') return 'free';
  if (schema.pattern === instant.pattern) return 'instant';
  if (schema.pattern === calendarDay.pattern) return 'day';
  if (isColour(schema)) return 'colour';
  return referenceOf(schema, name, parent) === undefined ? 'text' : 'reference';
};

const isColour = ({ pattern }: Schema): boolean => pattern?.startsWith('^#[0-9a-fA-F]{6}') === true;

/** So many colours together are a sheet of them. */
const sheetFrom = 6;

const kindOfObject = ({ properties, additionalProperties }: Schema): Kind => {
  if (properties === undefined) return typeof additionalProperties === 'object' ? 'map' : 'free';
  const names = Object.keys(properties);
  if (Object.values(properties).filter(isColour).length >= sheetFrom) return 'colours';
  return names.length === 2 && properties['ko']?.type === 'string' && properties['en']?.type === 'string'
    ? 'local'
    : 'object';
};

const byFormat: Readonly<Record<string, string>> = {
  screen: 'screen',
  rule: 'validation-rule',
  operation: 'operation',
  'code-list': 'code-list',
};
const byPattern: readonly (readonly [start: string, type: string])[] = [
  ['^LNK_', 'link'],
  ['^DTS_', 'data-service'],
  ['^COD_', 'code-list'],
  ['^PGE_', 'page'],
  ['^OPR_', 'operation'],
];
const byName: Readonly<Record<string, string>> = {
  theme: 'theme',
  frame: 'layout',
  layout: 'layout',
  menu: 'menu',
  guard: 'guard',
  guards: 'guard',
  testerCodeList: 'code-list',
  dataServiceId: 'data-service',
  pageId: 'page',
  linkId: 'link',
};
const holdsLayouts = new Set(['states', 'stateLayouts']);

/** The type of the documents that a text names by id (`screen`: pages by their screen name); undefined where it names none. */
export const referenceOf = (
  { type, format, pattern, enum: some, maxLength }: Schema,
  name: string,
  parent: string,
): string | undefined => {
  if (type !== 'string' || some !== undefined) return undefined;
  if (format !== undefined) return byFormat[format];
  if (pattern === venueCode.pattern) return 'venue';
  const found = byPattern.find(([start]) => pattern?.startsWith(start) === true);
  if (found !== undefined) return found[1];
  if (pattern !== undefined || maxLength !== undefined) return undefined;
  return holdsLayouts.has(parent) ? 'layout' : byName[name];
};

/** Kinds that bring a frame of their own, so that they are folded or added as a whole. */
export const isGroup = (kind: Kind): boolean =>
  ['object', 'colours', 'map', 'list', 'action', 'condition', 'tagged'].includes(kind);
