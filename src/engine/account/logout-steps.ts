import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';
import { withQuery } from '../values/fill-template.ts';
import type { CompiledAccount } from '../policies.ts';

/** A logout step. Errors of `call` are ignored. */
export type LogoutStep =
  | { readonly step: 'call' | 'native' | 'clear' }
  | { readonly step: 'go'; readonly command: Command };

/**
 * Returns the logout steps in order (4.4): the call, the app shell if present, the user info, then Landing, which leads to the resort's main
 * page.
 */
export const logoutSteps = (
  { paths }: Pick<CompiledAccount, 'paths'>,
  platform: Viewer['platform'],
): readonly LogoutStep[] => [
  { step: 'call' },
  ...(platform === 'APP' ? [{ step: 'native' as const }] : []),
  { step: 'clear' },
  { step: 'go', command: { kind: 'go', to: withQuery(paths.landing, { mode: 'main' }) } },
];
