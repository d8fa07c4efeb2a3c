import { useEffect } from 'react'
import { guard } from '#domain/funnel/guard.ts'
import type { Slug } from '#domain/funnel/journey.ts'
import { heroStore, resetHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { useStore } from '#web/device/store.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { useBranchGender } from '#web/navigation/use-path.ts'
import { pages, stepPath } from '#web/navigation/views.ts'

/** Where the visitor is sent from a step, or null if they may be there. */
function useRedirect(slug: Slug): { to: string; reset: boolean } | null {
  const hero = useStore(heroStore)
  const gender = useBranchGender()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const verdict = guard(slug, hero)
  if (verdict.kind === 'restart' || hero.gender === '') return { to: pages.home, reset: true }
  const to = verdict.kind === 'skip' ? verdict.to : slug
  return to === slug && hero.gender === gender ? null : { to: stepPath(hero.gender, to), reset: false }
}

/** Whether the answers so far open a step; otherwise the visitor is sent to where they may be. */
export function useStepGuard(slug: Slug): boolean {
  const detour = useRedirect(slug)
  const to = detour?.to
  const reset = detour?.reset === true
  useEffect(() => {
    if (to === undefined) return
    if (reset) resetHero()
    navigate(to, { replace: true })
  }, [to, reset])
  return detour === null
}
