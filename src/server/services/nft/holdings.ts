import type { FastifyInstance } from 'fastify';
import { localised } from '#content/answers/texts';
import type { CollectibleStatus, Holdings } from '#schemas/calls/nft/answers';
import type { Locale } from '#schemas/parts';
import { resolveArt } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { addressOf, codeOf, countTries } from './addresses.ts';
import { networkOf } from './network.ts';
import { isOldEnough, minAgeOf, programOf } from './program.ts';

interface Asked {
  readonly session: SessionRow;
  readonly db: Db;
  readonly now: Date;
  readonly locale: Locale;
}

/** `members/nft/status`: returns the stage of a member in the program. Throws `notFound` without a program. */
export const readStatus = async (
  app: FastifyInstance,
  { session, db, now, locale }: Asked,
): Promise<CollectibleStatus> => {
  const program = programOf(app);
  if (program === undefined) throw new HttpError('notFound');
  const about = {
    programNm: localised(program.title, locale),
    networkNm: localised(program.network, locale),
    contract: program.contract,
    minAge: minAgeOf(app),
    benefitList: program.benefits.map(({ atLeast, text }) => ({ atLeast, benefitTxt: localised(text, locale) })),
  };
  const nothing = { publicAddress: '', codeAddress: '', otpId: '', expireDtm: '', leftCnt: 0 };
  if (session.kind !== '2' || session.regular !== 1) return { stageCd: 'SIMPLE', ...about, ...nothing };
  if (!isOldEnough(app, session)) return { stageCd: 'YOUNG', ...about, ...nothing };
  const { uid } = session;
  const [publicAddress, code, { leftCnt }] = await Promise.all([
    addressOf(db, uid),
    codeOf(db, uid, now),
    countTries(db, uid, now),
  ]);
  return {
    ...about,
    stageCd: code !== undefined ? 'CODE' : publicAddress === '' ? 'NONE' : 'REGISTERED',
    publicAddress,
    codeAddress: code?.address ?? '',
    otpId: code?.id ?? '',
    expireDtm: code === undefined ? '' : momentOf(code.until),
    leftCnt,
  };
};

/** `members/nft/holdings`: returns what the registered address holds; nothing without an address. Throws `notFound` without a program, and `nftAway`. */
export const readHoldings = async (
  app: FastifyInstance,
  { session, db, locale }: Pick<Asked, 'session' | 'db' | 'locale'>,
): Promise<Holdings> => {
  const program = programOf(app);
  if (program === undefined) throw new HttpError('notFound');
  const network = networkOf(app, program);
  const publicAddress = await addressOf(db, session.uid);
  const tokens = publicAddress === '' ? [] : await network.holdings(publicAddress);
  const { documents } = app.live.current.prepared;
  return {
    publicAddress,
    totalCnt: tokens.length,
    demoYn: ynOf(network.isSimulated),
    list: tokens.map(({ tokenId, item }) => {
      const known = program.items.find(({ key }) => key === item);
      return {
        tokenId,
        itemNm: localised(known?.name, locale) || `#${tokenId}`,
        imageNm: resolveArt(documents, known?.art ?? ''),
      };
    }),
    benefitList: program.benefits.map(({ atLeast, text }) => ({
      atLeast,
      benefitTxt: localised(text, locale),
      reachedYn: ynOf(tokens.length >= atLeast),
    })),
  };
};
