import type { Feature } from '../server/core/feature.ts';
import { registerSandbox } from './routes.ts';

export const feature: Feature = { sandbox: registerSandbox };
