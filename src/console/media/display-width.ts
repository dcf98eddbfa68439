import { definitionOf } from '../../content/check/definition-of.ts';
import { pictureWidthsOf } from '../../content/field-texts/index.ts';

/** Largest width in CSS pixels at which a field of a widget or a document type shows its picture; undefined if it is unknown. */
export const displayWidth = (of: string, name: string): number | undefined =>
  pictureWidthsOf(of)?.[name] ?? definitionOf(of)?.pictureWidths?.[name];

/** Tells whether a picture is narrower than its display width, so that it looks blurred on every screen. High-density screens need twice the width. */
export const isTooSmall = (width: number, place: number | undefined): boolean =>
  place !== undefined && width > 0 && width < place;
