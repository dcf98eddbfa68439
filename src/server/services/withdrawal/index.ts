export { retentionOf } from './retention.ts';
