import { defineStates } from '../../../engine/index.ts';
import type { Tables } from '../../core/storage/tables.ts';

export type RewardRow = Tables['offerwall_rewards'];
export type RewardState = RewardRow['state'];

/** A held reward is credited in the end unless somebody rejects it or the offerwall takes it back. */
export const rewardMachine = defineStates<RewardState>([
  { from: 'HELD', to: 'CREDITED', by: ['server', 'operator'] },
  { from: 'HELD', to: 'REJECTED', by: ['operator'] },
  { from: 'HELD', to: 'CANCELLED', by: ['server'] },
  { from: 'CREDITED', to: 'REVERSED', by: ['server'] },
]);
