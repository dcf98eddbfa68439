import decodeQR from 'qr/decode.js';

interface Frame {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

// Reads one frame and answers with its text, or with an empty one.
addEventListener('message', ({ data: frame }: MessageEvent<Frame>) => {
  let text = '';
  try {
    text = decodeQR({ data: frame.data, width: frame.width, height: frame.height });
  } catch {
    // There is no readable code in this frame.
  }
  postMessage(text);
});
