import { randomBytes } from 'node:crypto'

/** An address that was not used before: a test that is tried again meets nothing of its first try. */
export const newAddress = (who: string): string => `${who}-${randomBytes(4).toString('hex')}@example.com`
