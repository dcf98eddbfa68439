import { CallError } from '../api/client.ts';
import { useTexts } from '../texts/use-texts.ts';
import { refusalText } from './save-refusal.tsx';

/** Returns a function that says why a change was not saved: the server's reason, else a sentence for failures without one. */
export const useFailureText = (): ((error: unknown, otherwise: string) => string) => {
  const { saving } = useTexts();
  return (error, otherwise) =>
    error instanceof CallError &&
    error.status >= 400 &&
    error.status < 500 &&
    typeof error.answer['errorMessage'] === 'string'
      ? saving.refusedWhy(refusalText(saving, error, ''))
      : otherwise;
};
