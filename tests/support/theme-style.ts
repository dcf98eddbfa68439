/** Stylesheet of a theme, for tests of modules without content. */
export { themeCss } from '../../src/content/theme/theme-css.ts';
