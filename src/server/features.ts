import type { Env } from './core/env.ts';
import type { Feature } from './core/feature.ts';
import { allFeatures } from './features.gen.ts';

/** Returns the features of a server with these settings. */
export const featuresFor = ({ sandbox }: Pick<Env, 'sandbox'>): readonly Feature[] =>
  sandbox ? allFeatures : allFeatures.map(({ sandbox: _, ...feature }) => feature);
