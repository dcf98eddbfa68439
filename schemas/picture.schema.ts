import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { uploadPrefix } from './art-address.ts';
import { envelope, localText, spare, venueCode } from './parts.ts';

/** Formats that pictures are served in, the smallest first. The last one of a picture is for those who know no other. */
export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Widths that pictures are served in, as far as the original is not narrower. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** Name of what was uploaded, by its content. */
export const pictureHash = { type: 'string', pattern: '^[0-9a-f]{32}$' } as const satisfies JSONSchema;

export const pictureSide = { type: 'integer', minimum: 1, maximum: 100000 } as const satisfies JSONSchema;

/** What the server tells of uploaded bytes; nobody writes it by hand. */
export const pictureFacts = {
  hash: { ...pictureHash, description: 'Which bytes: the name that the upload gave them.' },
  width: { ...pictureSide, description: 'Of the original, in pixels, the right way up.' },
  height: { ...pictureSide, description: 'Of the original, in pixels, the right way up.' },
  widths: { type: 'array', minItems: 1, maxItems: 8, uniqueItems: true, items: pictureSide, description: 'Widths that there are, the smallest first.' },
  formats: { type: 'array', minItems: 1, maxItems: 4, uniqueItems: true, items: { enum: pictureFormats }, description: 'Formats that there are, in the order in which browsers are asked.' },
  colour: { type: 'string', pattern: '^#[0-9a-f]{6}$', description: 'Shown until the picture is there; left out where it can be seen through.' },
} as const satisfies Readonly<Record<string, JSONSchema>>;

const share = { type: 'number', minimum: 0, maximum: 1 } as const;

/** An uploaded picture. Wherever a drawing of the library may stand, its id may. The gate asks for `alt` in both languages unless it is `decorative`. */
export const pictureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'name', 'hash', 'width', 'height', 'widths', 'formats', 'focus'],
  properties: {
    ...envelope,
    type: { const: 'picture' },
    id: { type: 'string', pattern: `^${uploadPrefix}[a-z0-9][a-z0-9-]{0,50}$` },
    name: { type: 'string', minLength: 1, maxLength: 120, description: 'What the file was called, for operators.' },
    venue: venueCode,
    alt: { ...localText, description: 'What the picture tells, in a sentence, for those who do not see it.' },
    decorative: { const: true, description: 'It tells nothing: readers pass over it.' },
    focus: { type: 'object', additionalProperties: false, required: ['x', 'y'], properties: { x: share, y: share }, description: 'What must stay in view when it is cut, from the left and from the top.' },
    ...pictureFacts,
    spare,
  },
} as const satisfies JSONSchema;

export type Picture = FromSchema<typeof pictureSchema>;
