/**
 * How wide the places of pictures are shown, in pixels of the page, where they are largest: a page is a column of 560, wide screens show what
 * stands behind it. By widget or type of document, and the name of the property.
 */
const widths: Readonly<Record<string, number>> = {
  'hero.art': 560, 'picture.art': 560, 'key-value.art': 560, 'outlet.backdrop': 1280, 'card-grid.art': 300, 'link-list.art': 56,
  'venue.art': 560, 'notice.art': 560, 'board.art': 560, 'discount.art': 560, 'banner.art': 560, 'errors.art': 560,
};

/** Undefined where nothing is known of the place. */
export const displayWidth = (of: string, name: string): number | undefined => widths[`${of}.${name}`];

/** Every place that is known. */
export const knownFields: readonly string[] = Object.keys(widths);

/** Whether a picture has fewer pixels than its place shows, so that everybody sees it blurred; on sharp screens it needs twice as many. */
export const isTooSmall = (width: number, place: number | undefined): boolean => place !== undefined && width > 0 && width < place;
