import { createContext, use } from 'react';

export const OpenPublishContext = createContext<() => void>(() => undefined);

/** Opens the dialog in which a release is reviewed and published. */
export const useOpenPublish = (): (() => void) => use(OpenPublishContext);
