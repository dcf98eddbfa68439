import { resolveArt } from '../../../engine/index.ts';
import { localised } from '#content/answers/texts';
import type { DocumentSet } from '#schemas/documents';
import type { Facility } from '#schemas/documents/facility/schema';
import type { Locale } from '#schemas/parts';
import type { Product } from '#schemas/calls/pocket/answers';
import type { Wallet } from '#schemas/documents/wallet/schema';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import { startOf, type Holding } from './holdings.ts';
import { canRemove, productDocument, type ProductDocument } from './product-documents.ts';
import { isLive, stateOn } from './states.ts';
import { allowsStaticCode } from './static-codes.ts';
import { maskNumber } from './typed-number.ts';

/** Finds the facility at which an experience takes place. */
const placeOf = (documents: DocumentSet, document: ProductDocument | undefined): Facility | undefined => {
  if (document?.type !== 'exp-program' || document.facilityId === undefined) return undefined;
  const park = documents.venue.get(document.venue)?.parkKindCd;
  return [...documents.facility.values()].find(
    ({ parkKindCd, facilityId }) => parkKindCd === park && facilityId === document.facilityId,
  );
};

const flag = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');

interface WireInput {
  readonly documents: DocumentSet;
  readonly locale: Locale;
  /** YYYYMMDD in Korean time. */
  readonly today: string;
  readonly member: string;
  readonly codeRef: string;
  readonly staticCode?: string | undefined;
  /** Nickname of the other side of a loan. */
  readonly lentName?: string | undefined;
  /** Wallets of the phone; none where the answer leaves them out. */
  readonly wallets?: readonly Wallet[];
}

/** Converts a holding to what its owner or holder sees: never a number. */
export const wireProduct = (
  holding: Holding,
  { documents, locale, today, member, codeRef, staticCode = '', lentName = '', wallets = [] }: WireInput,
): Product => {
  const document = productDocument(documents, holding);
  const state = stateOn(holding, today);
  const isOwner = holding.member === member;
  const isLent = holding.holder !== holding.member;
  const place = placeOf(documents, document);
  const walletList =
    isLive(state) && holding.holder === member && allowsStaticCode(documents, holding)
      ? wallets.filter(({ venue }) => venue === holding.venue)
      : [];
  const isOver = state === 'USED' || state === 'EXPIRED' || state === 'REMOVED';
  return {
    productId: holding.id,
    productKindCd: holding.kind,
    productNm: document?.name[locale] ?? document?.name.ko ?? holding.product,
    ticketNoMask: isOwner ? maskNumber(holding.number) : '',
    validFrom: holding.valid_from,
    validUntil: holding.valid_until,
    statusCd: state,
    useDtm: state === 'USED' || state === 'ENTERED' ? momentOf(holding.changed_at) : '',
    holderUid: isOwner || holding.holder === member ? holding.holder : '',
    imageNm: document?.art === undefined ? '' : resolveArt(documents, document.art),
    codeRef,
    staticCode,
    parkType: holding.venue,
    summary: document?.summary?.[locale] ?? '',
    seatDtm: holding.seat === '' ? '' : momentOf(holding.seat),
    seatDayDtm: holding.seat === '' ? '' : `${kstDay(new Date(holding.seat))}000000`,
    placeYn: flag(place !== undefined),
    placeNm: place === undefined ? '' : localised(place.name, locale),
    facilityId: place?.facilityId ?? '',
    peopleCnt: holding.people,
    lentYn: flag(isLent),
    lentCd: !isLent ? 'NONE' : isOwner ? 'OUT' : 'IN',
    lentNm: lentName,
    lentDt: holding.lentOn,
    canRemoveYn: flag(isOwner && !isLent && state === 'REGISTERED' && canRemove(document)),
    canLendYn: flag(
      isOwner && !isLent && state === 'REGISTERED' && document?.type === 'ticket-product' && document.canLend,
    ),
    whenCd: isOver ? 'PAST' : startOf(holding) > today ? 'COMING' : 'TODAY',
    walletList: walletList.map(({ provider, name }) => ({
      walletCd: provider,
      walletNm: name[locale] ?? name.ko ?? provider,
    })),
  };
};
