import { CallError } from '../api/client.ts';

/** The server answered nothing that says whether it did it: it is gone, or ended in the middle. */
export const isUnanswered = ({ status, code }: CallError): boolean => status === 0 || code === 'STORE_AWAY' || (status >= 500 && code !== 'STORE_FULL');

/** Asks until the server has said something, with a rest after each try. What it refuses is an answer too: whoever is signed out is not told more by asking again. */
export const retryUntilAnswered = async <Answer>(ask: () => Promise<Answer>, rest: () => Promise<void>): Promise<Answer> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallError) || !isUnanswered(error)) throw error;
      await rest();
    }
  }
};
