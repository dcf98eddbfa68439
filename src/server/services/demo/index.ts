export { demoMembers } from './demo-list.ts';
export { demoLogin } from './demo-login.ts';
export { seedDemoMembers } from './demo-members.ts';
export { demoSubject } from './demo-social.ts';
export { freeNumbers } from './demo-pocket.ts';
export { sandboxPersons, type SandboxPerson } from './sandbox-persons.ts';
