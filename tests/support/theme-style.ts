/** The stylesheet of a theme, for tests of rooms that know no content. */
export { themeCss } from '../../src/content/theme-css.ts';
