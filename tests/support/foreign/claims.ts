/** Names of claims as providers choose them, so that they are unique: an address, and words with dots. */
export const personClaim = 'https://provider.example/claims/person';
export const diClaim = 'example.provider.di';
