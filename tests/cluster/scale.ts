import { casesOf } from '#domain/extent.fixture.ts'

/** How many of these customers buy: a third of them in `npm test`, all in `npm run prove`. */
export const atScale = (customers: number): number => casesOf(Math.ceil(customers / 3), customers)
