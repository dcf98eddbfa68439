import { apiBase, defineCall } from '../define-call.ts';
import { productBody } from '../pocket/answers.ts';
import { walletAnswerSchema } from './answers.ts';

export const addToWallet = defineCall({
  access: 'member',
  method: 'POST',
  tag: 'tickets',
  writes: true,
  path: `${apiBase}/tickets/add{wallet}`,
  summary: 'Add a product to a mobile wallet',
  idempotent: 'required',
  body: productBody,
  data: walletAnswerSchema,
  requirements: ['V-409'],
  named: {
    'path.wallet': {
      kind: 'wallet-kind',
      of: 'everybody',
      states: ['on'],
      refusals: { unknown: 'WLT_01', venue: 'WLT_01', state: 'WLT_01' },
    },
    'body.productId': {
      kind: 'product',
      of: 'holder',
      states: ['REGISTERED', 'ENTERED'],
      ahead: true,
      refusals: { unknown: 'PKT_01', owner: 'PKT_01', state: 'PKT_01', time: 'PKT_01' },
    },
  },
});
