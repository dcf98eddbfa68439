export { placesOf } from './course-context.ts';
export { saveCourse } from './save-course.ts';
export { saveVisitPlan } from './visit-plan.ts';
