interface WithIdle {
  readonly requestIdleCallback?: (work: () => void, options: { readonly timeout: number }) => number;
}

/** Resolves when nothing else is to be done, or after a while; browsers that do not tell wait a little. */
export const whenIdle = (atMostMs = 2_000): Promise<void> =>
  new Promise((done) => {
    const { requestIdleCallback } = window as WithIdle;
    if (requestIdleCallback === undefined) setTimeout(done, 200);
    else requestIdleCallback.call(window, () => done(), { timeout: atMostMs });
  });

/** Resolves when the page with its pictures has been loaded, and after that nothing else is to be done. */
export const whenLoaded = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done, { once: true }));
  await whenIdle();
};
