import type { SettingsFault, SettingsContext } from '#schemas/settings-fault';
import type { Settings } from './settings.ts';

type Schema = Settings['schema'];
type Property = Schema['properties'][string];
type Say = Pick<SettingsFault, 'text' | 'hint'>;

const choices = new Set<Property['kind']>(['select', 'radio', 'stars']);
const ticks = new Set<Property['kind']>(['checkbox', 'switch']);
const withoutButton = new Set<Property['kind']>(['hidden', 'files', 'textarea', ...choices]);
const ofTexts = [
  'format',
  'normalise',
  'allOf',
  'minLength',
  'maxLength',
  'oneOf',
  'codeList',
  'strength',
  'writeOnly',
  'equals',
  'inputMode',
  'button',
] as const;

/** Names in a form that no field has, fields that the order leaves out, and keywords that do not belong together. */
export function formFaults(settings: Settings, ground: SettingsContext): readonly SettingsFault[] {
  const { schema, fromQuery = [], known, successIf = [], body, operation } = settings;
  const names = Object.keys(schema.properties);
  const unknown = (list: readonly string[], path: SettingsFault['path']) =>
    list.flatMap((name, index) => (names.includes(name) ? [] : [{ path: [...path, index], ...noField(name, names) }]));
  const isSecret = names.some((name) => isPassword(schema.properties[name]));
  return [
    ...unknown(schema.order, ['schema', 'order']),
    ...schema.order.flatMap((name, index) =>
      schema.order.indexOf(name) === index ? [] : [{ path: ['schema', 'order', index], ...twice(name) }],
    ),
    ...names
      .filter((name) => !schema.order.includes(name))
      .map((name) => ({ path: ['schema', 'order'], ...notInOrder(name) })),
    ...unknown(schema.required ?? [], ['schema', 'required']),
    ...unknown(fromQuery, ['fromQuery']),
    ...fromQuery.flatMap((name, index) =>
      isPassword(schema.properties[name]) ? [{ path: ['fromQuery', index], ...secretInAddress(name) }] : [],
    ),
    ...Object.keys(known?.fields ?? {}).flatMap((name) => {
      const path = ['known', 'fields', name];
      if (!names.includes(name)) return [{ path, ...noField(name, names) }];
      return isPassword(schema.properties[name]) ? [{ path, ...secretKept(name) }] : [];
    }),
    ...successIf.flatMap(({ field }, index) =>
      names.includes(field) ? [] : [{ path: ['successIf', index, 'field'], ...noField(field, names) }],
    ),
    ...(isSecret && ground.operation(operation)?.method === 'GET'
      ? [{ path: ['operation'], ...secretInAddress(operation) }]
      : []),
    ...names.flatMap((name) => propertyFaults(name, schema)),
    ...(body === undefined ? [] : bodyFaults(body, schema, ['body'])),
  ];
}

const isPassword = (property: Property | undefined): boolean =>
  property?.writeOnly === true || property?.kind === 'password';

function propertyFaults(name: string, { properties }: Schema): readonly SettingsFault[] {
  const property = properties[name];
  if (property === undefined) return [];
  const { type, kind, title, oneOf, codeList, const: must, default: start, equals, strength } = property;
  const path = ['schema', 'properties', name];
  const isTick = type === 'boolean';
  return [
    ...(title === undefined && kind !== 'hidden' ? [{ path, ...noTitle(name) }] : []),
    ...(isTick
      ? ofTexts
          .filter((keyword) => property[keyword] !== undefined)
          .map((keyword) => ({ path: [...path, keyword], ...notHere(keyword, 'boolean') }))
      : []),
    ...(!isTick && must !== undefined ? [{ path: [...path, 'const'], ...notHere('const', 'string') }] : []),
    ...(kind !== undefined && kind !== 'hidden' && ticks.has(kind) !== isTick
      ? [{ path: [...path, 'kind'], ...notHere(kind, type) }]
      : []),
    ...((kind === 'files') === (property.files === undefined) ? [{ path, ...filesAlone(name) }] : []),
    ...(choices.has(kind) && (oneOf ?? codeList) === undefined ? [{ path, ...noChoices(name) }] : []),
    ...(oneOf !== undefined && codeList !== undefined ? [{ path: [...path, 'codeList'], ...twoChoices(name) }] : []),
    ...(strength === true && !isPassword(property) ? [{ path: [...path, 'strength'], ...noPassword(name) }] : []),
    ...(property.button !== undefined && (isPassword(property) || withoutButton.has(kind))
      ? [{ path: [...path, 'button'], ...notHere('button', kind ?? 'password') }]
      : []),
    ...(start !== undefined && (typeof start === 'boolean') !== isTick
      ? [{ path: [...path, 'default'], ...notHere(String(start), type) }]
      : []),
    ...(start !== undefined && isPassword(property) ? [{ path: [...path, 'default'], ...secretKept(name) }] : []),
    ...(equals !== undefined && properties[equals.field] === undefined
      ? [{ path: [...path, 'equals', 'field'], ...noField(equals.field, Object.keys(properties)) }]
      : []),
  ];
}

function bodyFaults(part: unknown, schema: Schema, path: SettingsFault['path']): readonly SettingsFault[] {
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([name, inner]) =>
      bodyFaults(inner, schema, [...path, Array.isArray(part) ? Number(name) : name]),
    );
  const [, name, as] = typeof part === 'string' ? (/^\{([A-Za-z][A-Za-z0-9_]*)(:yn|:list)?\}$/.exec(part) ?? []) : [];
  if (name === undefined) return [];
  const property = schema.properties[name];
  if (property === undefined) return [{ path, ...noField(name, Object.keys(schema.properties)) }];
  const isFit = as === ':list' ? property.kind === 'files' : as === undefined || property.type === 'boolean';
  return isFit || as === undefined ? [] : [{ path, ...notHere(as, property.kind ?? property.type) }];
}

const noField = (name: string, names: readonly string[]): Say => ({
  text: { ko: `양식에 '${name}' 칸이 없어요.`, en: `The form has no field '${name}'.` },
  hint: { ko: `있는 칸: ${names.join(', ')}`, en: `Its fields: ${names.join(', ')}.` },
});
const twice = (name: string): Say => ({
  text: { ko: `'${name}'이(가) order에 두 번 있어요.`, en: `'${name}' stands in the order twice.` },
  hint: { ko: '하나를 지우세요.', en: 'Take one away.' },
});
const notInOrder = (name: string): Say => ({
  text: { ko: `'${name}' 칸이 order에 없어요.`, en: `The field '${name}' is not in the order.` },
  hint: { ko: `order에 "${name}"을(를) 넣으세요.`, en: `Put "${name}" into order.` },
});
const noTitle = (name: string): Say => ({
  text: { ko: `'${name}' 칸에 이름표가 없어요.`, en: `The field '${name}' has no label.` },
  hint: { ko: 'title에 메시지 키를 적으세요.', en: 'Give a message key as title.' },
});
const noChoices = (name: string): Say => ({
  text: { ko: `'${name}' 칸에 고를 것이 없어요.`, en: `The field '${name}' has nothing to choose.` },
  hint: {
    ko: 'oneOf에 고를 것을 적거나 codeList에 코드 목록을 정하세요.',
    en: 'List the choices in oneOf, or name a codeList.',
  },
});
const twoChoices = (name: string): Say => ({
  text: { ko: `'${name}' 칸에 oneOf와 codeList가 다 있어요.`, en: `The field '${name}' has both oneOf and codeList.` },
  hint: { ko: '둘 가운데 하나를 지우세요.', en: 'Delete one of them.' },
});
const noPassword = (name: string): Say => ({
  text: { ko: `'${name}' 칸은 비밀번호가 아니에요.`, en: `The field '${name}' is no password.` },
  hint: { ko: 'strength를 지우거나 writeOnly를 켜세요.', en: 'Delete strength, or set writeOnly.' },
});
const filesAlone = (name: string): Say => ({
  text: {
    ko: `'${name}' 칸의 kind와 files가 맞지 않아요.`,
    en: `kind and files of the field '${name}' do not belong together.`,
  },
  hint: { ko: 'kind "files"에는 files를 적고, 다른 칸에서는 지우세요.', en: 'Give files with the kind "files" only.' },
});
const notHere = (what: string, type: string): Say => ({
  text: { ko: `'${what}'은(는) ${type} 칸에 맞지 않아요.`, en: `'${what}' does not fit a field of type ${type}.` },
  hint: { ko: 'type을 바꾸거나 이것을 지우세요.', en: 'Change the type, or take it away.' },
});
const secretInAddress = (name: string): Say => ({
  text: { ko: `비밀번호가 주소에 들어가요: '${name}'.`, en: `A password would stand in an address: '${name}'.` },
  hint: {
    ko: 'POST 호출을 쓰고 fromQuery에서 비밀번호를 빼세요.',
    en: 'Use a POST operation, and take passwords out of fromQuery.',
  },
});
const secretKept = (name: string): Say => ({
  text: { ko: `비밀번호 칸 '${name}'에 기본값이 있어요.`, en: `The password field '${name}' has a default.` },
  hint: { ko: 'default를 지우세요.', en: 'Take the default away.' },
});
