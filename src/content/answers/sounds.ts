import type { Sounds } from '#schemas/calls/contents/answers';
import { resolveArt, secondsOf } from '#engine';
import { byOrder } from './filters.ts';
import { found, refused } from './outcomes.ts';
import { venueOf } from './park/venue-of.ts';
import { localised } from './texts.ts';
import type { Read } from './types.ts';

/** `contents/sounds`: the tunes of a venue. */
export const readSounds: Read = (reading) => {
  const { documents, locale } = reading;
  const venue = venueOf(reading);
  if (venue === undefined) return refused('unknownVenue');
  const answer: Sounds = {
    soundList: [...documents.sound.values()]
      .filter((one) => one.venue === venue.id)
      .toSorted(byOrder)
      .map((sound) => ({
        soundId: sound.id,
        name: localised(sound.name, locale),
        summary: localised(sound.summary, locale),
        imageNm: resolveArt(documents, sound.art),
        url: `/sounds/${sound.id}.wav`,
        seconds: secondsOf(sound),
        captionList: (sound.captions ?? []).map(({ at, text }) => ({ at, text: localised(text, locale) })),
      })),
  };
  return found(answer, null);
};
