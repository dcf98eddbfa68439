import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Rectangle of a widget in CSS pixels of the preview's window. */
export interface Spot {
  /** `frame/` and the id for a widget of the frame, the id alone for one of the page. */
  readonly id: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

type Word =
  | { readonly kind: 'at'; readonly address: string }
  | { readonly kind: 'picked' | 'hovered'; readonly place: Spot | undefined }
  | { readonly kind: 'key'; readonly press: KeyboardEventInit };

export interface Guest {
  /** Address that the preview shows, where it has said so. */
  readonly address: string | undefined;
  readonly spot: Spot | undefined;
  readonly picks: boolean;
  /** True when the page in the frame accepts messages. */
  readonly hears: boolean;
  readonly pick: (on: boolean) => void;
  /** Marks a widget in the preview and brings it into sight; undefined marks none. */
  readonly show: (id: string | undefined) => void;
}

/** Talks with the site in the preview's frame, and with nobody else: its origin is known. `loaded` names what was loaded into the frame. */
export const useGuest = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  loaded: string,
  onPick: (id: string, address: string | undefined) => void,
): Guest => {
  const [address, setAddress] = useState<string>();
  const [spot, setSpot] = useState<Spot>();
  const [picks, setPicks] = useState(false);
  const [heard, setHeard] = useState<string>();
  const hears = heard === loaded;
  const tell = useCallback(
    (word: object): void => {
      // Before it has said that it is there, another page stands in the frame.
      if (origin !== undefined && hears) frame.current?.contentWindow?.postMessage(word, origin);
    },
    [frame, origin, hears],
  );
  const pick = useCallback((on: boolean): void => {
    setPicks(on);
    if (!on) setSpot(undefined);
  }, []);
  // With the very change that lets presses through to the frame: one that came before would lead the preview elsewhere.
  useLayoutEffect(() => tell({ kind: 'pick', on: picks }), [tell, picks]);
  useEffect(() => {
    const hear = ({ data, origin: from, source }: MessageEvent<Word>): void => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data.kind === 'at') {
        setAddress(data.address);
        setSpot(undefined);
        // A page that was loaded anew knows of nothing yet.
        frame.current?.contentWindow?.postMessage({ kind: 'pick', on: picks }, from);
        setHeard(loaded);
      } else if (data.kind === 'key')
        window.dispatchEvent(new KeyboardEvent('keydown', { ...data.press, cancelable: true }));
      else if (data.kind === 'hovered') setSpot(data.place);
      else if (data.place !== undefined) {
        pick(false);
        setSpot(data.place);
        onPick(data.place.id, address);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin, onPick, address, picks, pick, loaded]);
  const show = useCallback(
    (id: string | undefined): void => {
      setSpot(undefined);
      tell({ kind: 'show', id });
    },
    [tell],
  );
  return { address, spot, picks, hears, pick, show };
};
