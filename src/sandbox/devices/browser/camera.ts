const MOST_PIXELS = 640;

const workerUrl = '/sandbox/devices/read-worker.ts';

interface Policy {
  createScriptURL(url: string): string;
}

/** Returns the address of the worker in the form that Trusted Types ask for. */
const trusted = (url: string): string => {
  const types = (window as unknown as { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
    .trustedTypes;
  return types === undefined
    ? url
    : types
        .createPolicy('workers', { createScriptURL: (given) => (given === workerUrl ? given : '') })
        .createScriptURL(url);
};

let worker: Worker | undefined;
let stop: (() => void) | undefined;

/** Stops the camera. */
export const stopCamera = (): void => stop?.();

/** Reads codes with the camera until the first one is found. Rejects if there is no camera or it is not allowed. */
export const readWithCamera = async (
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  onEnd: () => void,
): Promise<void> => {
  stopCamera();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  worker ??= new Worker(trusted(workerUrl), { type: 'module' });
  let isOver = false;
  stop = () => {
    if (isOver) return;
    isOver = true;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
    onEnd();
  };
  const next = (): void => void video.requestVideoFrameCallback(() => !isOver && sendFrame(video));
  worker.onmessage = ({ data }: MessageEvent<string>) => {
    if (isOver) return;
    if (data === '') return next();
    stopCamera();
    onCode(data);
  };
  video.srcObject = stream;
  await video.play();
  next();
};

const sendFrame = (video: HTMLVideoElement): void => {
  const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null || width === 0) return;
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  worker?.postMessage({ data, width, height }, [data.buffer]);
};

document.addEventListener('visibilitychange', () => {
  if (document.hidden) stopCamera();
});
