import { randomBytes } from 'node:crypto'

/** An address that was not used before, so that a second try of a test finds nothing from its first. */
export const newAddress = (who: string): string => `${who}-${randomBytes(4).toString('hex')}@example.com`
