import type { FastifyPluginAsync } from 'fastify';
import {
  checkSeasonBirth,
  checkSeasonNumber,
  claimReward,
  listRewards,
  readSeason,
  registerSeason,
} from '#schemas/calls/pocket/season-calls';
import { HttpError } from '../../core/errors.ts';
import { maskName } from '../../core/records/mask-name.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { kstDay } from '../../core/wire-values.ts';
import { requireFree } from './register.ts';
import { requestPass } from './pass-requests.ts';
import { registerOne } from './caller.ts';
import { readProducts } from './read-products.ts';
import { readSeasonPictureOf } from './season-pictures.ts';
import {
  claimRewardOf,
  countBirthTry,
  daysOf,
  isRenewable,
  mayHold,
  passesOf,
  passOf,
  provenNumber,
  proveCheck,
  rewardsOf,
  startCheck,
  visitsOf,
} from './season.ts';
import { stateOn, type ProductRow } from './states.ts';
import { ticketingOf } from './ticketing/choose.ts';
import { limitSubject, limitTyped } from './tries.ts';
import { isTicketNumber, readTyped } from './typed-number.ts';

const flag = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');

/** Registers season passes: check of number and birth date, registration, detail and rewards. */
export const registerSeasonPasses: FastifyPluginAsync = async (app) => {
  const { db } = app.store;

  const withDocument = (row: ProductRow) => ({
    row,
    document: app.live.current.prepared.documents['ticket-product'].get(row.product),
  });

  handleCall(app, checkSeasonNumber, async (input) => {
    const { session, venue, locale } = input;
    const number = readTyped(input.body.seasonTicketNo);
    if (!isTicketNumber(number)) throw new HttpError('ticketUnknown');
    const issued = await limitTyped(app, input.request, { member: session.uid, subject: number }, async () =>
      requireFree(app, db, await ticketingOf(app, venue).find(db, number), {
        member: session.uid,
        kinds: ['SEASON'],
        venue,
        locale,
      }),
    );
    return { checkToken: await startCheck(app, session.uid, number), holderMask: maskName(issued.holder_name) };
  });

  handleCall(app, checkSeasonBirth, async (input) => {
    const { session, venue } = input;
    await limitTyped(app, input.request, { member: session.uid }, async () => {
      const number = await countBirthTry(app, session.uid, input.body.checkToken);
      await limitSubject(app, number, async () => {
        const issued = await ticketingOf(app, venue).find(db, number);
        if (issued?.birth_date !== input.body.birthDate) throw new HttpError('ticketBirth');
      });
    });
    await proveCheck(app, input.body.checkToken);
    return { okYn: 'Y' as const };
  });

  handleCall(app, registerSeason, async (input) => {
    const caller = { app, ...input };
    const { session, venue, locale } = caller;
    const number = await provenNumber(app, session.uid, input.body.checkToken);
    const ticketing = ticketingOf(app, venue);
    const issued = await requireFree(app, db, await ticketing.find(db, number), {
      member: session.uid,
      kinds: ['SEASON'],
      venue,
      locale,
    });
    const { forUid = '' } = input.body;
    if (forUid !== '' && forUid !== session.uid)
      return answerOf(input.once, async (tx) => ({
        statusCd: 'REQUESTED' as const,
        requestId: await requestPass(tx, app, { asker: session, companion: forUid, issued }),
      }));
    if (!mayHold(session, issued, app.clock.now())) throw new HttpError('ticketBirth');
    return answerOf(input.once, async (tx) => ({
      statusCd: 'REGISTERED' as const,
      product: await registerOne(tx, caller, issued),
    }));
  });

  handleCall(app, readSeason, async ({ member, locale, now, session, query }) => {
    const { row, document } = withDocument(await passOf(app, member, query));
    const {
      codeRef = '',
      staticCode = '',
      ticketNoMask = '',
    } = (await readProducts(app, { member, login: session.login, locale, kind: 'SEASON' })).find(
      ({ productId }) => productId === row.id,
    ) ?? {};
    const photo = await readSeasonPictureOf(app, db, row, locale);
    return {
      detail: {
        productId: row.id,
        grade: document?.name[locale] ?? document?.name.ko ?? '',
        from: row.valid_from,
        until: row.valid_until,
        ...daysOf(row, kstDay(now)),
        ticketNoMask,
        codeRef,
        staticCode,
        photoUrl: photo.statusCd === 'ACCEPTED' ? photo.url : '',
        holder: row.holder_name === session.name ? row.holder_name : maskName(row.holder_name),
        visits: await visitsOf(app, row.id),
        rewards: document?.renewal?.rewards.length ?? 0,
        statusCd: stateOn(row, kstDay(now)),
        renewalYn: isRenewable(row, document, now) ? ('Y' as const) : ('N' as const),
      },
    };
  });

  handleCall(app, listRewards, async ({ member, locale, query }) => {
    const passes =
      query.productId === undefined
        ? (await passesOf(app, member, query.parkType ?? app.live.current.snapshot.site.defaultVenue)).map(withDocument)
        : [withDocument(await passOf(app, member, query))];
    const lists = await Promise.all(
      passes.map(async (pass) =>
        (await rewardsOf(app, pass.row, pass.document)).map((reward) => ({ ...pass, ...reward })),
      ),
    );
    return {
      rewardList: lists.flat().map(({ row, document, rewardId, name, until, isClaimed, isGone, isOpen }) => ({
        entryId: `${row.id} ${rewardId}`,
        productId: row.id,
        passNm: document?.name[locale] ?? document?.name.ko ?? '',
        untilDt: until,
        rewardId,
        name: name[locale] ?? name.ko ?? '',
        claimYn: flag(isClaimed),
        goneYn: flag(isGone),
        openYn: flag(isOpen),
      })),
    };
  });

  handleCall(app, claimReward, async ({ member, body, once }) => {
    const { row, document } = withDocument(await passOf(app, member, body));
    return answerOf(once, async (tx) => {
      await claimRewardOf(tx, app, row, document, body.rewardId);
      return true;
    });
  });
};
