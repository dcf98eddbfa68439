export { gameKey } from './game-keys.ts';
export { signGame } from './game-signature.ts';
