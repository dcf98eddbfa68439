import { describe } from 'vitest';
import { emptiedMemberTests } from '#tests/emptied-member.ts';

describe('a withdrawal [P-547]', () => {
  emptiedMemberTests();
});
