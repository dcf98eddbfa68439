import { useEffect, useState } from 'react';

// Every tick renders all rows.
const tickMs = 5_000;

/** Returns the server's time, updated every few seconds. `known` is its time in the last answer. */
export const useServerNow = (known: number): number => {
  const [state, setState] = useState({ known, now: known });
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setState({ known, now: known + performance.now() - begun }), tickMs);
    return () => clearInterval(timer);
  }, [known]);
  return state.known === known ? state.now : known;
};
