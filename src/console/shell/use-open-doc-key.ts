import { useLocation } from 'react-router-dom';

/** The document in the address, where there is one. */
export const useOpenDocKey = (): string | undefined => {
  const { pathname } = useLocation();
  const [, type, id] = /^\/(?:content|menus|messages)\/([^/]+)\/([^/]+)/.exec(pathname) ?? [];
  return type === undefined || id === undefined ? undefined : `${decodeURIComponent(type)}/${decodeURIComponent(id)}`;
};
