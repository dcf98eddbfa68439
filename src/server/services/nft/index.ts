export { seedDemoAddress } from './demo-nft.ts';
