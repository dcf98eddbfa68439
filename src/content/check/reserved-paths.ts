/** First segments of addresses that the server answers itself: a page there would never be seen. (Below `shares` it answers too, in the name of a page.) */
export const reservedPaths: ReadonlySet<string> = new Set([
  'api', 'art', 'assets', 'connection-error', 'console', 'favicon.svg', 'fonts', 'healthz', 'icons', 'livez', 'media', 'pictures', 'preview-pass', 'readyz', 'sandbox', 'share', 'slices', 'themes',
]);
