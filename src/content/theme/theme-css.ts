import type { Theme } from '#schemas/documents/theme/schema';
import { themeVariables } from './theme-variables.ts';

/** The stylesheet of a theme: one rule for `[data-theme]`, each colour by the scheme of the element that uses it. */
export function themeCss({ id, light, dark }: Theme): string {
  const night = new Map(themeVariables(dark));
  const lines = themeVariables(light).map(([name, day]) => {
    const other = night.get(name) ?? day;
    return `${name}:${day === other ? day : `light-dark(${day},${other})`}`;
  });
  return `[data-theme="${id}"]{${lines.join(';')}}\n`;
}
