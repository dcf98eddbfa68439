import type { VenuePlan } from './plan.ts';

// Dusk: violet and moss. Every pair was chosen for the contrast that the gate asks for.
const light = {
  background: '#f7f5fb',
  sunken: '#ebe7f5',
  text: '#1d1830',
  muted: '#5d5674',
  line: '#e0dbee',
  outline: '#827a9c',
  accent: '#5b3fc4',
  onAccent: '#ffffff',
  accentText: '#4f35b0',
  accentSoft: '#ece7fb',
  second: '#2f6f4f',
  onSecond: '#ffffff',
  secondText: '#2a6447',
  secondSoft: '#dff2e7',
  inverse: '#241d3a',
  onInverse: '#f7f4ff',
  inverseLink: '#c9b8ff',
  hero1: '#2b2360',
  hero2: '#43368a',
  hero3: '#8d79c9',
  hero4: '#f3c6d8',
  shade: '#2a1f52',
} as const;
const lightScene = {
  sun: '#fff3d6',
  glow: '#f6b8cc',
  cloud: '#d9c8f0',
  far: '#9a84cf',
  mid: '#6a56ae',
  near: '#3f6f63',
  fore: '#274c46',
  a: '#7a5be0',
  b: '#ffc978',
  d: '#2a1f52',
  line: '#efe8ff',
} as const;
const dark = {
  background: '#121019',
  surface: '#1c1926',
  sunken: '#262233',
  text: '#f2effa',
  muted: '#b3adc6',
  line: '#332e44',
  outline: '#877f9f',
  accent: '#b3a0ff',
  onAccent: '#1b0d4d',
  accentText: '#bcabff',
  accentSoft: '#2f2757',
  second: '#86d7ab',
  onSecond: '#06301c',
  secondText: '#8edcb2',
  secondSoft: '#173a29',
  inverse: '#ece8f7',
  onInverse: '#1d1830',
  inverseLink: '#4f35b0',
  hero1: '#0c0a1f',
  hero2: '#171338',
  hero3: '#33295f',
  hero4: '#6a4a80',
} as const;
const darkScene = {
  sun: '#f5ecd2',
  glow: '#5c4a8a',
  cloud: '#3a3263',
  far: '#3b2f66',
  mid: '#2a2350',
  near: '#1d3b3a',
  fore: '#152a2b',
  a: '#a48cff',
  b: '#ffcf86',
  d: '#0b0818',
  line: '#9a90c4',
} as const;

/** Colours of the new venue: its own dusk, and the site's for what means the same everywhere, such as warnings and maps. */
export function themeOf({ slug, theme }: VenuePlan): object {
  const scheme = (name: 'light' | 'dark', own: object, scene: object): object => {
    const site = theme[name] as Readonly<Record<string, object>>; // the theme's schema says so
    return { ...site, ...own, scene: { ...site['scene'], ...scene } };
  };
  return {
    type: 'theme',
    id: slug,
    v: 1,
    light: scheme('light', light, lightScene),
    dark: scheme('dark', dark, darkScene),
  };
}
