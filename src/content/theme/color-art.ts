import type { ColourScheme, Theme } from '#schemas/theme.schema';
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
