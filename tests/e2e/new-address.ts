import { randomBytes } from 'node:crypto'

/** An address that nobody has had: a test that is tried again meets nothing of its try before. */
export const newAddress = (who: string): string => `${who}-${randomBytes(4).toString('hex')}@example.com`
