import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { spare } from './parts.ts';

const colour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$' } as const;

const scene = {
  type: 'object',
  description: 'Colours of the drawings: light and weather, four depths of land, four inks, lines, lamps and stars.',
  additionalProperties: false,
  required: ['sun', 'glow', 'cloud', 'far', 'mid', 'near', 'fore', 'a', 'b', 'c', 'd', 'line', 'light', 'star'],
  properties: {
    sun: colour,
    glow: colour,
    cloud: colour,
    far: colour,
    mid: colour,
    near: colour,
    fore: colour,
    a: colour,
    b: colour,
    c: colour,
    d: colour,
    line: colour,
    light: colour,
    star: colour,
  },
} as const;

const map = {
  type: 'object',
  description: 'Colours of maps: ground, woods, water, paths, buildings, the suggested route, and three bright colours.',
  additionalProperties: false,
  required: ['land', 'wood', 'water', 'path', 'edge', 'roof', 'wall', 'leaf', 'route', 'asphalt', 'fir', 'partition', 'trim', 'ink', 'lamp', 'red', 'yellow', 'teal'],
  properties: {
    land: colour,
    wood: colour,
    water: colour,
    path: colour,
    edge: colour,
    roof: colour,
    wall: colour,
    leaf: colour,
    route: colour,
    asphalt: colour,
    fir: colour,
    partition: { ...colour, description: 'Inner walls.' },
    trim: { ...colour, description: 'White parts: awnings, sails, highlights.' },
    ink: { ...colour, description: 'Doors, trunks, scaffolds.' },
    lamp: { ...colour, description: 'Lit windows.' },
    red: colour,
    yellow: colour,
    teal: colour,
  },
} as const;

const scheme = {
  type: 'object',
  additionalProperties: false,
  required: [
    'background', 'surface', 'sunken', 'text', 'muted', 'line', 'outline',
    'accent', 'onAccent', 'accentText', 'accentSoft', 'second', 'onSecond', 'secondText', 'secondSoft',
    'success', 'successSoft', 'warning', 'warningSoft', 'danger', 'dangerSoft', 'onDanger',
    'focus', 'inverse', 'onInverse', 'inverseLink',
    'hero1', 'hero2', 'hero3', 'hero4', 'heroInk', 'shade', 'scene', 'map',
  ],
  properties: {
    background: { ...colour, description: 'Page background, and front layer of a scene.' },
    surface: { ...colour, description: 'Cards, sheets, bars.' },
    sunken: { ...colour, description: 'Sunken areas.' },
    text: colour,
    muted: colour,
    line: { ...colour, description: 'Subtle separators.' },
    outline: { ...colour, description: 'Edges of controls.' },
    accent: { ...colour, description: 'Primary action and current location.' },
    onAccent: colour,
    accentText: colour,
    accentSoft: colour,
    second: { ...colour, description: 'Informational colour.' },
    onSecond: colour,
    secondText: colour,
    secondSoft: colour,
    success: colour,
    successSoft: colour,
    warning: colour,
    warningSoft: colour,
    danger: colour,
    dangerSoft: colour,
    onDanger: colour,
    focus: colour,
    inverse: { ...colour, description: 'Snackbars, tips and pressed chips.' },
    onInverse: colour,
    inverseLink: colour,
    hero1: { ...colour, description: 'Top of the sky, behind text.' },
    hero2: colour,
    hero3: colour,
    hero4: { ...colour, description: 'Sky at the horizon.' },
    heroInk: { ...colour, description: 'Text on the sky.' },
    shade: { ...colour, description: 'Base colour of shadows.' },
    scene,
    map,
  },
} as const;

/** The look of a venue: all colours, for light and for dark mode. */
export const themeSchema = {
  type: 'object',
  title: 'Theme',
  description: 'Colours of one venue. Text pairs need a contrast of 4.5, parts 3.',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'light', 'dark'],
  properties: {
    $schema: { type: 'string' },
    type: { const: 'theme' },
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
    v: { const: 1 },
    spare,
    light: scheme,
    dark: scheme,
  },
} as const satisfies JSONSchema;

export type Theme = FromSchema<typeof themeSchema>;
export type ColourScheme = Theme['light'];
