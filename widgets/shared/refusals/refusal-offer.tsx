import type { Decoded } from '#schemas/command';
import type { Submitted } from '#schemas/form';
import { fillText } from '../texts/fill-text.ts';
import { CommandLink } from '../../port.tsx';
import { fillBody, isShown } from '../records/read-records.ts';
import type { RefusalOfferSettings } from './refusal-settings.ts';

type Offer = Decoded<RefusalOfferSettings>;
export type Refused = Extract<Submitted, { state: 'refused' }>;

/** Values that an offer sends in place of the first ones. */
export const againBody = ({ again = {} }: Offer, { values = {} }: Refused): Readonly<Record<string, string>> =>
  fillBody(again, { item: values, param: {}, query: {} });

interface RefusalOfferProps {
  readonly offers: readonly Offer[] | undefined;
  readonly refused: Refused;
  /** Sends the call again for an offer, then runs its action. */
  readonly onAgain: (offer: Offer) => void;
}

/** Button for the way out of a refusal, if its document has one. */
export function RefusalOffer({ offers = [], refused, onAgain }: RefusalOfferProps) {
  const { code, values = {} } = refused;
  const offer = offers.find((one) => one.code === code && isShown(one, values));
  if (offer === undefined) return null;
  const label = fillText(offer.label, values);
  if (offer.again === undefined && offer.action === undefined) return null;
  return offer.again === undefined && offer.action !== undefined ? (
    <CommandLink command={offer.action} item={values} className="btn btn--line btn--wide">
      {label}
    </CommandLink>
  ) : (
    <button type="button" className="btn btn--line btn--wide" onClick={() => onAgain(offer)}>
      {label}
    </button>
  );
}
