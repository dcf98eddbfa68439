import type { FastifyPluginAsync } from 'fastify';
import { payKinds } from '#schemas/calls/receipts/answers';
import { serverActor } from '../../core/records/actor.ts';
import { WebhookRefused } from '../../core/webhooks.ts';
import { recordReceipt, refundReceipt, type ReceiptItem } from './record-receipt.ts';

const won = { type: 'integer', minimum: 0, maximum: 1_000_000_000 } as const;
const item = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'count', 'amount'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200 },
    nameEn: { type: 'string', minLength: 1, maxLength: 200, description: 'English name; without it, the name.' },
    count: { type: 'integer', minimum: 1, maximum: 10_000 },
    amount: won,
  },
} as const;

interface Issued {
  readonly parkType: string;
  readonly store: string;
  readonly payKind: (typeof payKinds)[number];
  readonly amount: number;
  readonly items?: readonly ReceiptItem[];
}

/** Takes the receipts that webhook sources issue and cancel. */
export const takeReceipts: FastifyPluginAsync = async (app) => {
  app.ports.webhooks['receipt.issued'] = {
    properties: {
      parkType: { type: 'string', maxLength: 8 },
      store: { type: 'string', minLength: 1, maxLength: 100 },
      payKind: { enum: payKinds },
      amount: won,
      items: { type: 'array', maxItems: 100, items: item },
    },
    required: ['parkType', 'store', 'payKind', 'amount'],
    take: async (tx, { source, member, ref, at, data }) => {
      // The schema above has checked it.
      const { parkType, store, payKind, amount, items = [] } = data as Issued;
      if (!app.live.current.prepared.documents.venue.has(parkType)) throw new WebhookRefused();
      const isNew = await recordReceipt(tx, app.context, {
        member,
        venue: parkType,
        source: `webhook ${source}`,
        ref,
        place: store,
        paidBy: payKind,
        amount,
        items: items.map(({ name, nameEn, count, amount: sum }) => ({
          name,
          ...(nameEn === undefined ? {} : { nameEn }),
          count,
          amount: sum,
        })),
        at,
        actor: serverActor,
      });
      if (isNew === undefined) throw new WebhookRefused();
    },
  };
  app.ports.webhooks['receipt.cancelled'] = {
    properties: { amount: { ...won, minimum: 1, description: 'Amount given back; left out, all of it.' } },
    required: [],
    take: async (tx, { source, member, ref, data }) => {
      // The schema above has checked it.
      const { amount } = data as { readonly amount?: number };
      const own = await tx
        .selectFrom('receipts')
        .select('id')
        .where('source', '=', `webhook ${source}`)
        .where('ref', '=', ref)
        .where('member', '=', member)
        .executeTakeFirst();
      if (own === undefined) throw new WebhookRefused();
      await refundReceipt(tx, app.context, {
        source: `webhook ${source}`,
        ref,
        actor: serverActor,
        ...(amount === undefined ? {} : { amount }),
      });
    },
  };
};
