import type { ColourScheme, Theme } from '#schemas/documents/theme/schema';
import { themeVariables } from './theme-variables.ts';

/**
 * Gives an art template the colours of a theme. The picture keeps both schemes and follows that of the element that embeds it,
 * so a forced light or dark page needs no other address.
 */
export function colorArt(template: string, theme: Theme): string {
  const used = (scheme: ColourScheme): string =>
    themeVariables(scheme)
      .filter(([name]) => template.includes(`var(${name})`))
      .map(([name, colour]) => `${name}:${colour}`)
      .join(';');
  const style = `<style>:root{${used(theme.light)}}@media (prefers-color-scheme:dark){:root{${used(theme.dark)}}}</style>`;
  return template.replace(/<svg\b[^>]*>/, (open) => open + style);
}

/** Replaces CSS variables in an art template by the colours of one scheme, for renderers without CSS variables. */
export function fixColours(template: string, scheme: ColourScheme): string {
  const colours = new Map(themeVariables(scheme));
  return template.replace(/var\((--[a-z0-9-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
}
