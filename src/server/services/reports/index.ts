export { seedDemoReports } from './demo-reports.ts';
export { makeReport } from './make-report.ts';
