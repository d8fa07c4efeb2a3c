import { useEffect } from 'react'
import type { Slug } from '#domain/funnel/journey.ts'
import { checkpointVerdict } from '#domain/hero/health-conditions.ts'
import { isPlanRuledOut, readConditions, wasHealthAsked } from '#web/device/conditions.ts'
import { useConfirmation } from '#web/device/confirmed-answers.ts'
import { useHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { navigate } from './navigation.ts'
import { stepPath } from './views.ts'

/** Whether an answer to the health question on this device rules a plan out. */
export const useHealthStop = (): boolean => useHydrated() && isPlanRuledOut()

/**
 * Whether a figure of losing may be shown: the health question was answered on this device and allows a plan. Answers
 * that the server has confirmed came with one, perhaps from another device.
 */
export function useHealthClear(): boolean {
  const confirmation = useConfirmation()
  // Null while a prerendered page is hydrated.
  if (confirmation === null) return false
  return (wasHealthAsked() || confirmation !== 'none') && !isPlanRuledOut()
}

type HealthQuestion = {
  /** Whether a visitor who has not answered it in this tab is sent to it, too. */
  readonly isDue: boolean
  /** The step that asks it. */
  readonly at?: Slug
  /** False where the question does not matter yet. */
  readonly isOn?: boolean
}

/**
 * Sends a visitor whose answer to the health question rules out a plan back to that question, and if `isDue` also a
 * visitor who has not answered it in this tab. Returns whether a plan is ruled out: then no figure may be shown.
 */
export function useHealthQuestion({ isDue, at = 'personalize-plan', isOn = true }: HealthQuestion): boolean {
  const { gender } = useHero()
  const isHydrated = useHydrated()
  const isStopped = useHealthStop() && isOn
  useEffect(() => {
    if (!isHydrated || gender === '') return
    const isMissing = isDue && checkpointVerdict(readConditions()).kind === 'unanswered'
    if (isStopped || isMissing) navigate(stepPath(gender, at), { replace: true })
  }, [isHydrated, gender, isDue, isStopped, at])
  return isStopped
}
