import { createContext, use } from 'react';

export const OpenPublishContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the publish dialog. */
export const useOpenPublish = (): (() => void) => use(OpenPublishContext);

/** Loads the code of the publish dialog: in advance while idle, and on opening. */
export const loadPublishDialog = () => import('./publish-dialog.tsx');
