import { createContext, use } from 'react';

export const OpenPublishContext = createContext<() => void>(() => undefined);

/** Opens the dialog in which a release is reviewed and published. */
export const useOpenPublish = (): (() => void) => use(OpenPublishContext);

/** Fetches the dialog: ahead, while nobody waits for it, and when it is opened. */
export const loadPublishDialog = () => import('./publish-dialog.tsx');
