import type { Context } from '../context.ts';

/** Returns the path of a venue's pocket, which the links of message templates use. */
export const pocketPath = ({ live }: Pick<Context, 'live'>, park: string): string => {
  const { prepared, snapshot } = live.current;
  const screen = prepared.documents.venue.get(park)?.targets?.POCKET;
  return (screen === undefined ? undefined : snapshot.screens[screen])?.slice(1) ?? '';
};
