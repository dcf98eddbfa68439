const storeKey = 'analyticsConsent';

/** The visitor's answer on this device. */
export type Consent = 'Y' | 'N' | undefined;

export const readConsent = (): Consent => {
  try {
    const value = localStorage.getItem(storeKey);
    return value === 'Y' || value === 'N' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the answer. Where nothing can be kept, the visitor is asked again on the next visit, and nothing is told until then. */
export const keepConsent = (answer: 'Y' | 'N'): void => {
  try {
    localStorage.setItem(storeKey, answer);
  } catch {
    // Not kept.
  }
};

interface WithSignal {
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser itself says that its owner does not want to be followed. */
const isRefusedByBrowser = (): boolean => (navigator as WithSignal).globalPrivacyControl === true;

/** Whether anything may be told: not against the visitor's or the browser's word, and only with the visitor's word where the site needs it. */
export const mayTell = (isNeeded: boolean): boolean => {
  const answer = readConsent();
  return answer === 'Y' || (answer === undefined && !isNeeded && !isRefusedByBrowser());
};

/** Whether the visitor has still to be asked. */
export const mustAsk = (isNeeded: boolean): boolean => isNeeded && readConsent() === undefined && !isRefusedByBrowser();
