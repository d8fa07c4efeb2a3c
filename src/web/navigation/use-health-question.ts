import { useEffect } from 'react'
import { checkpointVerdict } from '#domain/hero/checkpoint.ts'
import { readConditions } from '#web/device/conditions.ts'
import { useHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { navigate } from './navigation.ts'
import { stepPath } from './views.ts'

/**
 * Sends a visitor whose answer to the health question rules out a plan back to that question, and if `isDue` also a
 * visitor who has not answered it in this tab.
 */
export function useHealthQuestion({ isDue }: { isDue: boolean }): void {
  const { gender } = useHero()
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated || gender === '') return
    const { kind } = checkpointVerdict(readConditions())
    if (kind === 'stop' || (isDue && kind === 'unanswered'))
      navigate(stepPath(gender, 'personalize-plan'), { replace: true })
  }, [isHydrated, gender, isDue])
}
