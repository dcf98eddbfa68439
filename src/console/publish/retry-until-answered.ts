import { CallError } from '../api/client.ts';

/** Tells whether an error leaves the outcome unknown: the server is unreachable or stopped midway. */
export const isUnanswered = ({ status, code }: CallError): boolean => status === 0 || code === 'STORE_AWAY' || (status >= 500 && code !== 'STORE_FULL');

/**
 * Repeats a request until the server answers, with a pause after each try. A refusal is an answer too: after signing out, asking again does not
 * help.
 */
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
