export { placesOf } from './courses.ts';
export { saveCourse } from './save-course.ts';
export { saveVisitPlan } from './visit-plan.ts';
