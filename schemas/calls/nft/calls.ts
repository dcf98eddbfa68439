import * as shapes from './answers.ts';
import * as answerParts from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/members/nft`;
const read = {
  access: 'member',
  method: 'GET',
  tag: 'nft',
  full: true,
  writes: false,
  query: answerParts.ownQuery,
} as const;
const write = {
  access: 'member',
  method: 'POST',
  tag: 'nft',
  full: true,
  writes: true,
  idempotent: 'accepted',
} as const;

export const readNftAddress = defineCall({
  age: 'NFT_06',
  ...read,
  path: `${base}/public-address`,
  summary: 'Read the own public address',
  timeoutMs: 30_000,
  data: shapes.nftAddressAnswer,
  requirements: ['V-448'],
});
export const countNftTries = defineCall({
  age: 'NFT_06',
  ...read,
  path: `${base}/check-count`,
  summary: 'Count the wrong codes of today',
  data: shapes.nftCountAnswer,
  requirements: ['V-449'],
});
export const sendNftCode = defineCall({
  age: 'NFT_06',
  ...write,
  path: `${base}/otp-email-send`,
  summary: 'Send a code that confirms a public address to the own email address',
  limit: { name: 'nft-tries', code: 'NFT_02', by: ['member'] },
  body: shapes.nftCodeBody,
  data: shapes.nftCodeAnswer,
  requirements: ['V-450'],
});
export const registerNftAddress = defineCall({
  age: 'NFT_06',
  ...write,
  path: `${base}/reg-auth`,
  summary: 'Register the public address by the code',
  limit: { name: 'nft-tries', code: 'NFT_02', by: ['member'] },
  body: shapes.nftRegisterBody,
  data: shapes.nftRegisterAnswer,
  requirements: ['V-451'],
  named: {
    'body.otpId': {
      kind: 'address-code',
      of: 'caller',
      states: ['unused'],
      refusals: { unknown: 'NFT_01', owner: 'NFT_01', state: 'NFT_01', time: 'NFT_01' },
    },
  },
});
/** Everybody who is logged in may ask where they stand: pages say why somebody cannot take part. */
export const readCollectibleStatus = defineCall({
  access: 'member',
  method: 'GET',
  tag: 'nft',
  writes: false,
  query: answerParts.ownQuery,
  path: `${base}/status`,
  summary: 'Read the own stage in the collectible program',
  reads: ['collectible-program'],
  data: shapes.collectibleStatusAnswer,
  requirements: [],
  addition: true,
});
export const readHoldings = defineCall({
  age: 'NFT_06',
  ...read,
  path: `${base}/holdings`,
  summary: 'Read the collectibles at the own public address',
  timeoutMs: 30_000,
  reads: ['collectible-program'],
  data: shapes.holdingsAnswer,
  requirements: [],
  addition: true,
});
