import { type WeighInDoubt, weighInDoubt } from '#domain/body/plausible.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { days, type Kg } from '#domain/units.ts'
import { massFrom } from './mass-text.ts'
import { isLoggable } from './weight-log.ts'
import type { WeightProgress } from './weight-progress.ts'
import { weightWords } from './weight-words.ts'

/** The contents of the form. */
export type WeighInDraft = { readonly text: string; readonly day: IsoDate }

export type CheckedWeighIn =
  | { readonly kind: 'ready'; readonly mass: Kg }
  | { readonly kind: 'wrong'; readonly field: 'weight' | 'day'; readonly say: string }
  /** It may be true, but the member is asked first. */
  | { readonly kind: 'surprise'; readonly mass: Kg; readonly doubt: Extract<WeighInDoubt, { kind: 'SURPRISE' }> }

/** Checks whether the typed weight can be saved as it is. */
export function checkWeighIn({ text, day }: WeighInDraft, progress: WeightProgress): CheckedWeighIn {
  const mass = massFrom(text, progress.units)
  if (mass === null) return { kind: 'wrong', field: 'weight', say: weightWords.log.missing }
  if (!isLoggable(day, progress.today)) {
    return { kind: 'wrong', field: 'day', say: weightWords.log.dayWrong }
  }
  const weighIn = { day: days(daysBetween(progress.startsOn, day) ?? 0), weight: mass }
  const doubt = weighInDoubt(weighIn, progress.height, progress.weighIns)
  if (doubt === null) return { kind: 'ready', mass }
  if (doubt.kind === 'SURPRISE') return { kind: 'surprise', mass, doubt }
  return { kind: 'wrong', field: 'weight', say: weightWords.log.outside }
}
