import { inject } from 'vitest'

/** How many of these customers buy: half of them in `npm test`, all in `npm run prove`. */
export const atScale = (customers: number): number =>
  inject('extent') === 'every case' ? customers : Math.ceil(customers / 2)
