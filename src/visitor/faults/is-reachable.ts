/** Returns true if a server responds at an address of this site, with any status. */
export const isReachable = async (address: string): Promise<boolean> => {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};
