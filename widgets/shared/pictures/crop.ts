/** A picture and the frame that is cut from it. Sides are in pixels. */
export interface Frame {
  /** Size of the picture before it is turned. */
  readonly width: number;
  readonly height: number;
  /** Size of the smallest frame; it gives the shape. */
  readonly least: { readonly width: number; readonly height: number };
}

/** Section of a picture: quarter turns clockwise, zoom from 1, and its centre in the turned picture. */
export interface Crop {
  readonly turns: number;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const turnedSize = ({ width, height }: Frame, turns: number) =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Width of the largest frame in a turned picture. */
const largest = (frame: Frame, turns: number): number => {
  const { width, height } = turnedSize(frame, turns);
  return Math.min(width, (height * frame.least.width) / frame.least.height);
};

/** Returns true if a picture is large enough in some turn. */
export const fits = (frame: Frame): boolean => [0, 1].some((turns) => largest(frame, turns) >= frame.least.width);

/** Largest zoom at which the frame still has its minimum size. */
export const mostZoom = (frame: Frame, turns: number): number => Math.max(1, largest(frame, turns) / frame.least.width);

/** Returns the section that a crop shows, in pixels of the turned picture. */
export const boxOf = (frame: Frame, { turns, zoom, x, y }: Crop): Box => {
  const width = largest(frame, turns) / zoom;
  const height = (width * frame.least.height) / frame.least.width;
  return { left: x - width / 2, top: y - height / 2, width, height };
};

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Keeps zoom and centre within the picture. */
export const limit = (frame: Frame, crop: Crop): Crop => {
  const zoom = clamp(crop.zoom, 1, mostZoom(frame, crop.turns));
  const size = turnedSize(frame, crop.turns);
  const { width, height } = boxOf(frame, { ...crop, zoom });
  return {
    ...crop,
    zoom,
    x: clamp(crop.x, width / 2, size.width - width / 2),
    y: clamp(crop.y, height / 2, size.height - height / 2),
  };
};

/** Starts with the whole picture, a little above the middle, where faces are. */
export const startCrop = (frame: Frame): Crop => {
  const turns = largest(frame, 0) >= frame.least.width ? 0 : 1;
  const { width, height } = turnedSize(frame, turns);
  return limit(frame, { turns, zoom: 1, x: width / 2, y: height * 0.45 });
};

/** Turns the picture by a quarter; the same point stays in the middle. */
export const turnCrop = (frame: Frame, { turns, zoom, x, y }: Crop): Crop => {
  const { height } = turnedSize(frame, turns);
  return limit(frame, { turns: (turns + 1) % 4, zoom, x: height - y, y: x });
};

/** Draws the section of a crop to fill a canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, image: CanvasImageSource, frame: Frame, crop: Crop): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { left, top, width } = boxOf(frame, crop);
  const scale = canvas.width / width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(-left, -top);
  const size = turnedSize(frame, crop.turns);
  if (crop.turns === 1) context.translate(size.width, 0);
  if (crop.turns === 2) context.translate(size.width, size.height);
  if (crop.turns === 3) context.translate(0, size.height);
  context.rotate((crop.turns * Math.PI) / 2);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0);
};

/** Sent pictures are at most this many times as large as the minimum. */
const MOST = 1.5;

/** Encodes the section of a crop as JPEG. */
export const encodeCrop = async (image: CanvasImageSource, frame: Frame, crop: Crop): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(Math.max(boxOf(frame, crop).width, frame.least.width), frame.least.width * MOST));
  canvas.height = Math.round((canvas.width * frame.least.height) / frame.least.width);
  drawCrop(canvas, image, frame, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
};
