import { useEffect, useRef, useState } from 'react';
import { fits, limit, startCrop, type Crop, type Frame } from './crop.ts';

interface Chosen {
  readonly image: ImageBitmap;
  readonly frame: Frame;
  readonly crop: Crop;
}

/** Holds the picture that the visitor chose, with its crop, until it is sent or dropped. */
export const useChosenPicture = (least: Frame['least']) => {
  const [chosen, setChosen] = useState<Chosen>();
  const last = useRef<ImageBitmap>(undefined);
  const replace = (next: Chosen | undefined): void => {
    // Decoded pictures take much memory; the garbage collector does not see it.
    if (last.current !== next?.image) last.current?.close();
    last.current = next?.image;
    setChosen(next);
  };
  useEffect(() => () => last.current?.close(), []);
  return {
    chosen,
    /** Reads a file. Resolves to a fault, or undefined. */
    open: async (file: Blob): Promise<'tooSmall' | 'unreadable' | undefined> => {
      const image = await createImageBitmap(file).catch(() => undefined);
      if (image === undefined) return 'unreadable';
      const frame = { width: image.width, height: image.height, least };
      if (!fits(frame)) {
        image.close();
        return 'tooSmall';
      }
      replace({ image, frame, crop: startCrop(frame) });
      return undefined;
    },
    drop: () => replace(undefined),
    change: (next: (frame: Frame, crop: Crop) => Crop) =>
      setChosen((before) => before && { ...before, crop: limit(before.frame, next(before.frame, before.crop)) }),
  };
};
