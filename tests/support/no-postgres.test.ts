import { it } from 'vitest';
import { WHY_NO_POSTGRES } from './find-postgres.ts';

// oxlint-disable-next-line vitest/expect-expect -- it stands for the tests that cannot run here, and says why
it('runs the tests of the store on PostgreSQL', ({ skip }) => skip(WHY_NO_POSTGRES));
