import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { uploadPrefix } from '../../art-address.ts';
import { envelope, localText, spare, venueCode } from '../../parts.ts';

/** Image formats, smallest files first. The last format of a picture is the fallback for old browsers. */
export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Image widths. Widths above the original's are skipped. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** Content hash of the upload. */
export const pictureHash = { type: 'string', pattern: '^[0-9a-f]{32}$' } as const satisfies JSONSchema;

export const pictureSide = { type: 'integer', minimum: 1, maximum: 100000 } as const satisfies JSONSchema;

/** Properties that the server derives from the upload; never edited by hand. */
export const pictureFacts = {
  hash: { ...pictureHash, description: 'Content hash from the upload.' },
  width: { ...pictureSide, description: 'Of the original, in pixels, after rotation.' },
  height: { ...pictureSide, description: 'Of the original, in pixels, after rotation.' },
  widths: {
    type: 'array',
    minItems: 1,
    maxItems: 8,
    uniqueItems: true,
    items: pictureSide,
    description: 'Available widths, smallest first.',
  },
  formats: {
    type: 'array',
    minItems: 1,
    maxItems: 4,
    uniqueItems: true,
    items: { enum: pictureFormats },
    description: 'Available formats, in order of preference.',
  },
  colour: {
    type: 'string',
    pattern: '^#[0-9a-f]{6}$',
    description: 'Placeholder colour until the picture has loaded; absent if it has transparency.',
  },
} as const satisfies Readonly<Record<string, JSONSchema>>;

const share = { type: 'number', minimum: 0, maximum: 1 } as const;

/** An uploaded picture. Its id can be used wherever a drawing's name can. The gate requires `alt` in both languages unless it is `decorative`. */
export const pictureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'name', 'hash', 'width', 'height', 'widths', 'formats', 'focus'],
  properties: {
    ...envelope,
    type: { const: 'picture' },
    id: { type: 'string', pattern: `^${uploadPrefix}[a-z0-9][a-z0-9-]{0,50}$` },
    name: { type: 'string', minLength: 1, maxLength: 120 },
    venue: venueCode,
    alt: localText,
    decorative: { const: true },
    focus: {
      type: 'object',
      additionalProperties: false,
      required: ['x', 'y'],
      properties: { x: share, y: share },
    },
    ...pictureFacts,
    spare,
  },
} as const satisfies JSONSchema;

export type Picture = FromSchema<typeof pictureSchema>;
