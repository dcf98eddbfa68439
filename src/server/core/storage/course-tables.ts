import type { CourseState } from '../../../engine/index.ts';

/** Tables of courses and visit plans. Days are YYYYMMDD in Korean time. */
export interface CourseTables {
  /** Members' courses; `stops` is JSON, `picture` the ID of a claimed file or empty, `persona` that of the member when the course was saved, `shared_at` is empty before the first time. */
  readonly member_courses: {
    readonly id: string;
    readonly venue: string;
    readonly member: string;
    readonly state: CourseState;
    readonly title: string;
    readonly note: string;
    readonly stops: string;
    readonly picture: string;
    readonly persona: string;
    readonly shared_at: string;
    readonly changed_at: string;
  };
  /** Likes. `course` is the ID of a member's course, or the courseId of a document of the venue. */
  readonly course_likes: {
    readonly venue: string;
    readonly course: string;
    readonly member: string;
    readonly at: string;
  };
  /** Reports of members' courses; CLOSED once an agent has decided. */
  readonly course_reports: {
    readonly course: string;
    readonly member: string;
    readonly reason: string;
    readonly state: 'OPEN' | 'CLOSED';
    readonly at: string;
  };
  /** Plans of visits; `plan` is JSON. */
  readonly visit_plans: {
    readonly member: string;
    readonly venue: string;
    readonly day: string;
    readonly plan: string;
    readonly changed_at: string;
  };
}
