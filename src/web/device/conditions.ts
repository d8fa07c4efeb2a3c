import { type Condition, conditions } from '#domain/hero/health-conditions.ts'
import { readTabEntry, writeTabEntry } from './storage.ts'

/** The answers to the health question, stored for this tab only, apart from the hero record. */
export function readConditions(): readonly Condition[] {
  const stored = readTabEntry('conditions')?.split(',') ?? []
  return conditions.filter((condition) => stored.includes(condition))
}

export const storeConditions = (chosen: readonly Condition[]): void => writeTabEntry('conditions', chosen.join(','))
