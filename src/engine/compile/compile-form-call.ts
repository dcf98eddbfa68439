import type { FormCall } from '#schemas/form';
import type { Operation } from '#schemas/operation.schema';

/** Returns the call of a form, or undefined if forms may not use the operation. */
export const compileFormCall = ({ id, method, path, formCallable, session, timeoutMs, skipErrorHandler }: Operation): FormCall | undefined =>
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
