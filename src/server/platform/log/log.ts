import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'

/** The logger for code outside the HTTP layer. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Writes a line of text for the operator while there is no HTTP app to log with. */
export type WriteLine = (line: string) => void

const levels = { info: 30, warn: 40 } as const

/** Logs a line while there is no HTTP app to log with, in the same format as its lines. */
export function logLine(level: keyof typeof levels, msg: string, fields: object = {}): void {
  const line = { level: levels[level], time: Date.now(), pid: process.pid, hostname: hostname(), ...fields, msg }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
