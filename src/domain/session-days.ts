/** Days without use after which a session ends, and days after which it ends in any case. */
export const sessionDays = { idle: 30, atMost: 180 } as const
