/** Whether anybody answers at an address of this site, whatever is answered. */
export const isReachable = async (address: string): Promise<boolean> => {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};
