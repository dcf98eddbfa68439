import type { FormCall } from '#schemas/form';
import type { Operation } from '#schemas/operation.schema';

/** The call of a form; undefined when no form may make it. */
export const readFormCall = ({ id, method, path, formCallable, session, timeoutMs, skipErrorHandler }: Operation): FormCall | undefined =>
  formCallable
    ? {
        id,
        method,
        uri: path,
        ...(session === undefined ? {} : { session }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        ...(skipErrorHandler === undefined ? {} : { skipErrorHandler }),
      }
    : undefined;
