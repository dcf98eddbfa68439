export { callNextParty } from './call-next.ts';
export { leaveQueues, lockEntry, peopleOf } from './end-entry.ts';
export { enterQueue, entryOfTicket } from './enter.ts';
export { enteredTickets } from './party.ts';
export { liveCounter, type PlanNow, plansNow, slotCounter } from './plans.ts';
