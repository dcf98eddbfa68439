/** Trusted Types, which not all browsers have; the compiler does not know them. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    }
  | undefined;

const address = '/sw.js';
let trusted: string | undefined;

/** The worker's address as a trusted one: the policy of the pages knows no other. */
const trustedAddress = (): string => {
  trusted ??=
    typeof trustedTypes === 'undefined'
      ? address
      : trustedTypes.createPolicy('workers', { createScriptURL: () => address }).createScriptURL(address);
  return trusted;
};

/** Registers the service worker, which shows the kept codes without a network, and looks for a newer one: registering again does not. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(trustedAddress());
  await registration.update();
};

/** Looks for a newer service worker if there is one. */
export const updateWorker = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
};
