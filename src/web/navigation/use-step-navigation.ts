import type { Slug } from '#domain/funnel/journey.ts'
import { backSlug, nextSlug } from '#domain/funnel/path.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { navigate, navigateBack } from './navigation.ts'
import { pages, stepPath } from './views.ts'

/** Next and back from a step. Both read the answers at the moment of the call. */
export function useStepNavigation(slug: Slug): { goOn: () => void; goBack: () => void } {
  return {
    goOn: () => {
      const hero = heroStore.get()
      const next = nextSlug(slug, hero)
      navigate(hero.gender === '' ? pages.home : next === null ? pages.complete : stepPath(hero.gender, next))
    },
    goBack: () => {
      const hero = heroStore.get()
      const back = backSlug(slug, hero)
      navigateBack(hero.gender === '' || back === null ? pages.home : stepPath(hero.gender, back))
    },
  }
}
