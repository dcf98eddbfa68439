import { useRef } from 'react';
import { typeAheadIndex } from './list-navigation.ts';

/** Letters typed within this time of each other make one word. */
const pauseMs = 600;

/** Finds an entry by its first letters; the same letter again goes on to the next one. */
export const useTypeAhead = (labels: readonly string[]): ((key: string, at: number) => number | undefined) => {
  const typed = useRef({ text: '', at: -pauseMs });
  return (key, at) => {
    if (key.length !== 1 || key === ' ') return undefined;
    const now = performance.now();
    const goesOn = now - typed.current.at < pauseMs;
    const text = goesOn && typed.current.text !== key ? typed.current.text + key : key;
    typed.current = { text, at: now };
    // A word that grows may still mean the entry that it found before.
    return typeAheadIndex(text, text.length > 1 ? at - 1 : at, labels);
  };
};
