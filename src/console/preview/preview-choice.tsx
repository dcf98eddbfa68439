import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** Who looks, at which state of the site, and when. It stays while moving between documents. */
export interface PreviewChoice {
  readonly which: 'drafts' | 'live' | number;
  readonly locale: 'ko' | 'en';
  readonly platform: 'APP' | 'WEB';
  readonly member: boolean;
  readonly onSite: boolean;
  readonly listed: boolean;
  /** Instant on the visitor's clock; undefined: now. */
  readonly at: number | undefined;
  readonly width: 'phone' | 'desktop';
}

const first: PreviewChoice = { which: 'drafts', locale: 'ko', platform: 'WEB', member: false, onSite: false, listed: false, at: undefined, width: 'phone' };

const ChoiceContext = createContext<{ readonly choice: PreviewChoice; readonly choose: (change: Partial<PreviewChoice>) => void }>({ choice: first, choose: () => undefined });

export const usePreviewChoice = () => use(ChoiceContext);

export function PreviewChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(first);
  const value = useMemo(() => ({ choice, choose: (change: Partial<PreviewChoice>) => setChoice((before) => ({ ...before, ...change })) }), [choice]);
  return <ChoiceContext value={value}>{children}</ChoiceContext>;
}
