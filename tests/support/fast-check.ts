import fc from 'fast-check';
import { isLong } from './long.ts';

/** Cases are the same in every run: a rare one that fails must not stop unrelated work. The long tests draw new ones, and a failure prints its seed. */
if (!isLong) fc.configureGlobal({ seed: 4711 });

export { fc };
