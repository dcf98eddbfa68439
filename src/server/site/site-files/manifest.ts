import type { Snapshot } from '../../../engine/index.ts';
import type { Theme } from '#schemas/documents/theme/schema';
import type { Locale } from '#schemas/parts';
import { iconSizes } from './icons.ts';

interface Described {
  readonly snapshot: Snapshot;
  readonly theme: Theme;
  /** Code of a venue; the whole site without one. */
  readonly venue: string | undefined;
  readonly locale: Locale;
}

/** Describes the site of a venue as an installable app (Web Application Manifest). */
export const manifestOf = ({ snapshot, theme, venue, locale }: Described) => {
  const { site, venues, messages } = snapshot;
  const texts = messages[locale];
  const found = venue === undefined ? undefined : venues[venue];
  const siteName = texts[site.name] ?? site.name;
  const name = found === undefined ? siteName : (texts[found.name] ?? found.name);
  const start = found?.to ?? '/';
  return {
    id: start,
    name: found === undefined ? siteName : `${name} · ${siteName}`,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: theme.light.background.slice(0, 7),
    background_color: theme.light.background.slice(0, 7),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...iconSizes.map((size) => ({ src: `/app-icon/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  };
};
