const minuteMs = 60_000;

/** Offset of the server's clock from the device's, in milliseconds. */
let aheadMs = 0;

/** Learns the server's time from an answer that was made just now; what a cache has kept tells nothing. A difference that a slow answer may make is none. */
export const hearServerTime = ({ headers }: Pick<Response, 'headers'>): void => {
  if (headers.get('cache-control')?.includes('no-store') !== true) return;
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) > minuteMs ? ahead : 0;
};

/** Now, where the day counts that it is in the park: a device may be a day off. */
export const serverNow = (): number => Date.now() + aheadMs;
