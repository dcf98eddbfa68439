import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** Viewer, site state, time and width of the preview; kept across documents. */
export interface PreviewChoice {
  readonly which: 'drafts' | 'live' | number;
  readonly locale: 'ko' | 'en';
  readonly platform: 'APP' | 'WEB';
  /** `guest`, or which kind of member. */
  readonly who: 'guest' | 'full' | 'simple';
  readonly exMember: boolean;
  readonly listed: boolean;
  readonly initial: boolean;
  /** Code of the venue that a member is in. */
  readonly onSite: string | undefined;
  /** Instant on the visitor's clock, in milliseconds since 1970; undefined: now. */
  readonly at: number | undefined;
  readonly width: 'phone' | 'tablet' | 'desktop';
}

const first: PreviewChoice = {
  which: 'drafts',
  locale: 'ko',
  platform: 'WEB',
  who: 'guest',
  exMember: false,
  listed: false,
  initial: false,
  onSite: undefined,
  at: undefined,
  width: 'phone',
};

/** Visitors that the key for the next one goes through. */
const round: readonly Partial<PreviewChoice>[] = [
  { locale: 'ko', platform: 'WEB', who: 'guest' },
  { locale: 'en', platform: 'WEB', who: 'guest' },
  { locale: 'ko', platform: 'APP', who: 'full' },
  { locale: 'en', platform: 'APP', who: 'full' },
];

export const nextViewer = (choice: PreviewChoice): Partial<PreviewChoice> => {
  const at = round.findIndex(
    ({ locale, platform, who }) => locale === choice.locale && platform === choice.platform && who === choice.who,
  );
  return { exMember: false, listed: false, initial: false, onSite: undefined, ...round[(at + 1) % round.length] };
};

interface Chosen {
  readonly choice: PreviewChoice;
  readonly choose: (change: Partial<PreviewChoice>) => void;
}

const ChoiceContext = createContext<Chosen>({ choice: first, choose: () => undefined });

export const usePreviewChoice = (): Chosen => use(ChoiceContext);

export function PreviewChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(first);
  const value = useMemo(
    () => ({ choice, choose: (change: Partial<PreviewChoice>) => setChoice((before) => ({ ...before, ...change })) }),
    [choice],
  );
  return <ChoiceContext value={value}>{children}</ChoiceContext>;
}
