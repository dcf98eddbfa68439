/**
 * Maximum display widths of picture fields, in CSS pixels: a page is a column of 560 pixels, wide screens show a backdrop behind it. Keys are
 * the widget or document type and the field name.
 */
const widths: Readonly<Record<string, number>> = {
  'hero.art': 560,
  'picture.art': 560,
  'opening-hours.art': 560,
  'key-value.art': 560,
  'outlet.backdrop': 1280,
  'card-grid.art': 300,
  'link-list.art': 56,
  'venue.art': 560,
  'notice.art': 560,
  'board.art': 560,
  'event.art': 560,
  'billboard.art': 560,
  'sound.art': 560,
  'discount.art': 560,
  'banner.art': 560,
  'errors.art': 560,
  'facility.art': 560,
  'show.art': 560,
  'course.art': 560,
  'park-map.art': 2048,
  'ticket-product.art': 560,
  'exp-program.art': 560,
  'meal-kind.art': 560,
  'coupon-kind.art': 560,
  'gift-card-kind.art': 560,
};

/** Returns the display width of a field; undefined if it is unknown. */
export const displayWidth = (of: string, name: string): number | undefined => widths[`${of}.${name}`];

/** Fields with a known width. */
export const knownFields: readonly string[] = Object.keys(widths);

/** Tells whether a picture is narrower than its display width, so that it looks blurred on every screen. High-density screens need twice the width. */
export const isTooSmall = (width: number, place: number | undefined): boolean =>
  place !== undefined && width > 0 && width < place;
