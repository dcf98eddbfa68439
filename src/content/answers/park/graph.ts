import type { GraphAnswer } from '#schemas/calls/contents/park-answers';
import { koreanDay, nextKoreanDayStart } from '#engine';
import { graphOf } from '../../graph-of.ts';
import { found, refused } from '../outcomes.ts';
import type { Read } from '../types.ts';
import { parseDay } from '../../park-days.ts';
import { venueOf } from './venue-of.ts';

/** `information/graph`: without the edges that are closed today. */
export const readGraph: Read = (reading) => {
  const venue = venueOf(reading);
  const graph = [...reading.documents['path-graph'].values()].find((one) => one.venue === venue?.id);
  if (graph === undefined) return refused('unknownVenue');
  const day = parseDay(koreanDay(reading.now)) ?? '';
  const answer: GraphAnswer = graphOf(graph, day);
  return found(answer, nextKoreanDayStart(reading.now));
};
