export const text = { type: 'string' } as const;
export const number = { type: 'number' } as const;
export const count = { type: 'integer' } as const;
export const yesNo = { enum: ['Y', 'N'] } as const;
export const closed = <const Properties extends object, const Required extends readonly (keyof Properties & string)[]>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;
export const listOf = <const Item extends object>(items: Item) => ({ type: 'array', items }) as const;
export const facts = listOf(closed({ label: text, value: text }, ['label', 'value']));
