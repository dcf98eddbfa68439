import { useEffect, useRef, useState } from 'react';
import type { Sounds } from '#schemas/calls/contents/answers';

export type Tune = Sounds['soundList'][number];

export interface Player {
  /** Index of the tune that plays or is paused. */
  readonly current: number | undefined;
  readonly isPlaying: boolean;
  readonly hasFailed: boolean;
  /** Position in seconds. */
  readonly time: number;
  toggle(index: number): void;
  seek(seconds: number): void;
}

/** Plays one tune at a time and the next one after it. Media keys of the device work, also in the background. */
export const usePlayer = (tunes: readonly Tune[], artist: string): Player => {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [current, setCurrent] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [time, setTime] = useState(0);

  const play = (index: number): void => {
    const tune = tunes[index];
    if (tune === undefined) return;
    audio.current ??= new Audio();
    const player = audio.current;
    if (index !== current) {
      player.src = tune.url;
      setTime(0);
      setCurrent(index);
    }
    setFailed(false);
    player.ontimeupdate = () => setTime(player.currentTime);
    player.onplay = () => setPlaying(true);
    player.onpause = () => setPlaying(false);
    player.onended = () => (index + 1 < tunes.length ? play(index + 1) : setPlaying(false));
    player.onerror = () => setFailed(true);
    // A refused start leaves the button as it was.
    player.play().catch(() => setPlaying(false));
    describe(tune, artist, {
      play: () => void player.play(),
      pause: () => player.pause(),
      next: () => play((index + 1) % tunes.length),
      previous: () => play((index + tunes.length - 1) % tunes.length),
    });
  };

  useEffect(
    () => () => {
      audio.current?.pause();
      if ('mediaSession' in navigator) navigator.mediaSession.metadata = null;
    },
    [],
  );

  return {
    current,
    isPlaying,
    hasFailed,
    time,
    toggle: (index) => (index === current && isPlaying ? audio.current?.pause() : play(index)),
    seek: (seconds) => {
      if (audio.current !== undefined) audio.current.currentTime = seconds;
      setTime(seconds);
    },
  };
};

interface Keys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Names the tune for the lock screen, and connects the media keys. */
const describe = (tune: Tune, artist: string, { play, pause, next, previous }: Keys): void => {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({ title: tune.name, artist });
  const actions = { play, pause, nexttrack: next, previoustrack: previous } as const;
  for (const [action, work] of Object.entries(actions) as [keyof typeof actions, () => void][])
    mediaSession.setActionHandler(action, work);
};
