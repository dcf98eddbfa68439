import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = {
  course_likes: ['member'],
  course_reports: ['member'],
  member_courses: ['member'],
  visit_plans: ['member'],
  personas: ['member'],
} as const;

export const curationMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    courses: await memberRows(db, 'member_courses', {
      by: 'member',
      member,
      columns: ['venue', 'state', 'title', 'note', 'stops', 'shared_at', 'changed_at'],
    }),
    courseLikes: await memberRows(db, 'course_likes', { by: 'member', member, columns: ['venue', 'course', 'at'] }),
    visitPlans: await memberRows(db, 'visit_plans', { by: 'member', member, columns: ['venue', 'day', 'plan'] }),
    surveys: await memberRows(db, 'personas', {
      by: 'member',
      member,
      columns: ['park', 'persona', 'answers', 'at', 'rewarded_at'],
    }),
  }),
  empty: async (tx, _context, member) => {
    // Reactions of others are deleted with the member's courses.
    const own = tx.selectFrom('member_courses').select('id').where('member', '=', member);
    await tx.deleteFrom('course_likes').where('course', 'in', own).execute();
    await tx.deleteFrom('course_reports').where('course', 'in', own).execute();
    await deleteMemberRows(tx, columns, member);
  },
};
