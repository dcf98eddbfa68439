export { seedDemoInquiries } from './demo-inquiries.ts';
