import { type Condition, checkpointVerdict, conditions } from '#domain/hero/health-conditions.ts'
import { readEntry, readTabEntry, storageKeys, writeEntry, writeTabEntry } from './storage.ts'

function conditionsOfTab(): readonly Condition[] {
  const stored = readTabEntry('conditions')?.split(',') ?? []
  return conditions.filter((condition) => stored.includes(condition))
}

const isStopping = (answers: readonly Condition[]): boolean => checkpointVerdict(answers).kind === 'stop'

/** Whether the last answer to the health question on this device rules a plan out, in whichever tab it was given. */
export const isPlanRuledOut = (): boolean =>
  readEntry(storageKeys.planRuledOut) === 'yes' || isStopping(conditionsOfTab())

/**
 * The answers to the health question, stored for this tab only, apart from the hero record. Empty if it has to be asked
 * here: also where an answer in another tab, which only that tab knows, has ruled a plan out since.
 */
export function readConditions(): readonly Condition[] {
  const answers = conditionsOfTab()
  return isPlanRuledOut() && !isStopping(answers) ? [] : answers
}

/** Whether the health question was answered on this device, in whichever tab. */
export const wasHealthAsked = (): boolean =>
  readEntry(storageKeys.planRuledOut) !== null || conditionsOfTab().length > 0

/** Stores the answers for this tab, and for the device whether a plan is ruled out, but never why. */
export function storeConditions(chosen: readonly Condition[]): void {
  writeTabEntry('conditions', chosen.join(','))
  if (chosen.length > 0) writeEntry(storageKeys.planRuledOut, isStopping(chosen) ? 'yes' : 'no')
}
