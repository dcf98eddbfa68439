import { useLocation } from 'react-router-dom';
import { decodeOrKeep } from '#engine/values/fill-template';

/** Returns the key of the document in the address, if any. */
export const useOpenDocKey = (): string | undefined => {
  const { pathname } = useLocation();
  const [, type, id] = /^\/(?:content|menus|messages)\/([^/]+)\/([^/]+)/.exec(pathname) ?? [];
  return type === undefined || id === undefined ? undefined : `${decodeOrKeep(type)}/${decodeOrKeep(id)}`;
};
