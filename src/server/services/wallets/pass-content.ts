import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { resolveArt } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';
import type { Wallet } from '#schemas/documents/wallet/schema';
import { type Holding, productDocument } from '../pocket/index.ts';

/** A pass as every wallet shows it, drawn from the documents of its product and venue. */
export interface PassContent {
  /** Opaque ID that stays the same for a product and its holder. */
  readonly serial: string;
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string;
  readonly venue: string;
  readonly organisation: string;
  /** First and last day, YYYYMMDD. */
  readonly from: string;
  readonly until: string;
  /** Name of the holder of a season pass, or empty. */
  readonly holder: string;
  readonly people: number;
  /** Text of the barcode. */
  readonly code: string;
  /** Colours of the venue, #rrggbb. */
  readonly background: string;
  readonly foreground: string;
  /** Theme of the venue, the icon of its mark, and the drawing of the product. */
  readonly theme: string;
  readonly mark: string;
  readonly art: string;
}

interface Parts {
  readonly wallet: Wallet;
  readonly holding: Holding;
  readonly locale: Locale;
  readonly code: string;
}

/** Colours have six digits; a theme may add two for transparency. */
const opaque = (colour: string): string => colour.slice(0, 7);

/** Returns the content of a pass, or undefined if the venue is not published. */
export const passContent = (
  app: FastifyInstance,
  { wallet, holding, locale, code }: Parts,
): PassContent | undefined => {
  const {
    prepared: { documents },
    snapshot,
  } = app.live.current;
  const venue = documents.venue.get(holding.venue);
  const theme = venue === undefined ? undefined : documents.theme.get(venue.theme);
  if (venue === undefined || theme === undefined) return undefined;
  const product = productDocument(documents, holding);
  // A day that is lent is the only one on which its borrower enters.
  const isLent = holding.holder !== holding.member;
  return {
    serial: createHash('sha256').update(`${holding.id} ${holding.holder} ${code}`).digest('base64url').slice(0, 32),
    locale,
    title: product?.name[locale] ?? product?.name.ko ?? holding.product,
    summary: product?.summary?.[locale] ?? '',
    venue: snapshot.messages[locale][venue.name] ?? venue.id,
    organisation: wallet.organisation[locale] ?? wallet.organisation.ko ?? '',
    from: isLent ? holding.lentOn : holding.valid_from,
    until: isLent ? holding.lentOn : holding.valid_until,
    holder: isLent ? '' : holding.holder_name,
    people: holding.people,
    code,
    background: opaque(theme.light.accent),
    foreground: opaque(theme.light.onAccent),
    theme: theme.id,
    mark: venue.mark,
    art: resolveArt(documents, product?.art ?? venue.art),
  };
};

/** Formats a day (YYYYMMDD) as the ISO date-time of its start or end in Korea. */
export const startOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00+09:00`;
export const endOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T23:59:59+09:00`;
