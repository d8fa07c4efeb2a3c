import type { FastifyBaseLogger } from 'fastify'

/** What code outside the HTTP layer may write to. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
