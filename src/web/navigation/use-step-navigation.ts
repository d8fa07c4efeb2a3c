import { guard } from '#domain/funnel/guard.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { journey, type Slug } from '#domain/funnel/journey.ts'
import { backSlug, nextSlug } from '#domain/funnel/path.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { navigate, navigateBack, pathBefore } from './navigation.ts'
import { pages, stepPath, viewAt } from './views.ts'

const placeOf = (slug: Slug): number => journey.findIndex((step) => step.slug === slug)

/**
 * The path of the later step that sent the visitor back here to correct an answer; undefined if they came here in the
 * normal order. The pay step does not count: an answer that was changed after it has to be confirmed first.
 */
function senderOf(slug: Slug, hero: Hero): string | undefined {
  const path = pathBefore()
  const view = viewAt(path ?? '')
  const isLater = view.kind === 'step' && view.slug !== 'pay' && placeOf(view.slug) > placeOf(slug)
  return isLater && guard(view.slug, hero).kind === 'enter' ? path : undefined
}

/** Functions that go to the next and the previous step. Both read the answers at the moment of the call. */
export function useStepNavigation(slug: Slug): { goOn: () => void; goBack: () => void } {
  return {
    goOn: () => {
      const hero = heroStore.get()
      const sender = senderOf(slug, hero)
      if (sender !== undefined) return navigateBack(sender)
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
