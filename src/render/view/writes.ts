/** True if settings declare a call that changes something: an operation, or an action that makes one. */
export const declaresWrite = (settings: unknown): boolean => {
  if (typeof settings !== 'object' || settings === null) return false;
  if ('uri' in settings && 'method' in settings) return settings.method !== 'GET';
  return Object.values(settings).some(declaresWrite);
};
