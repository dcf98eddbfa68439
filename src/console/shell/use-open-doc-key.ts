import { useLocation } from 'react-router-dom';

/** Returns the key of the document in the address, if any. */
export const useOpenDocKey = (): string | undefined => {
  const { pathname } = useLocation();
  const [, type, id] = /^\/(?:content|menus|messages)\/([^/]+)\/([^/]+)/.exec(pathname) ?? [];
  return type === undefined || id === undefined ? undefined : `${decodeURIComponent(type)}/${decodeURIComponent(id)}`;
};
