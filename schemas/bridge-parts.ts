/**
 * The complete list of app shell functions (001 section 7, native bridge) and events. `data` is the request of the page, `answer` the shell's
 * `data` at code 200. `waits` names who the answer depends on: the device, which answers immediately, or the person, who first scans, picks or
 * decides.
 */
export const shape = <const Properties extends Record<string, unknown>, const Required extends readonly string[]>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', additionalProperties: false, properties, required }) as const;
export const nothing = shape({}, []);
export const one = <const Name extends string, const Schema>(name: Name, schema: Schema) =>
  shape(
    { [name]: schema } as {
      readonly [Key in Name]: Schema;
    },
    [name],
  );

export const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
export const named = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
export const web = { type: 'string', pattern: '^https?://[^\\s]+$', maxLength: 2000 } as const;
export const yes = { type: 'boolean' } as const;
export const count = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;
export const langCode = { type: 'string', pattern: '^[a-z]{2}$', maxLength: 2 } as const;
export const parkType = { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,7}$', maxLength: 8 } as const;
export const permission = one('permissionType', { type: 'string', pattern: '^\\d{4}$', maxLength: 4 });
export const granted = one('isGranted', yes);
export const phone = { type: 'string', pattern: '^\\+?[0-9*#-]{2,30}$', maxLength: 31 } as const;
export const pictures = one('imageUrls', {
  type: 'array',
  maxItems: 20,
  items: { type: 'string', pattern: '^(https?://|data:image/(png|jpeg|webp);base64,)', maxLength: 8_000_000 },
});

export const videos = one('videoUrls', { type: 'array', maxItems: 5, items: web });
export const offerwall = shape(
  { usrKey: named(100), birtyYear: text(4), gender: text(1), type: { type: 'string', maxLength: 20, default: 'bar' } },
  ['usrKey', 'birtyYear', 'gender'],
);

export const inbox = shape({ resortType: parkType, notiType: named(20) }, ['resortType', 'notiType']);
export const notification = shape(
  {
    notificationId: named(60),
    notiType: text(20),
    title: text(200),
    body: text(2000),
    linkUrl: text(2000),
    sendDtm: text(14),
    readYn: { enum: ['Y', 'N'] },
  },
  ['notificationId', 'notiType', 'title', 'readYn'],
);

export const call = <const Data, const Answer, const Waits extends 'device' | 'person' = 'device'>(
  ko: string,
  en: string,
  data: Data,
  answer: Answer,
  waits: Waits = 'device' as Waits,
) => ({ about: { ko, en }, data, answer, waits }) as const;
