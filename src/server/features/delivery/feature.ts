import type { Feature } from '../../feature.ts';
import { registerDelivery } from './routes.ts';

export const feature: Feature = { audience: 'delivery', register: registerDelivery };
