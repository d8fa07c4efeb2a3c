import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'

/** What code outside the HTTP layer may write to. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Where a line of words for the operator goes, while there is no HTTP app to log with. */
export type WriteLine = (line: string) => void

const levels = { info: 30, warn: 40 } as const

/** Writes a line of the log while there is no HTTP app to log with, in the same form as its lines. */
export function logLine(level: keyof typeof levels, msg: string, fields: object = {}): void {
  const line = { level: levels[level], time: Date.now(), pid: process.pid, hostname: hostname(), ...fields, msg }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
