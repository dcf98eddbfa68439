import type { Feature } from '../../core/feature.ts';
import { registerDelivery } from './routes.ts';

export const feature: Feature = { delivery: registerDelivery };
