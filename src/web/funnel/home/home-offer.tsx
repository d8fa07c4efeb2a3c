import { useEffect, useState } from 'react'
import { firstOpenSlug } from '#domain/funnel/guard.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { confirmationOf } from '#web/device/confirmed-answers.ts'
import { fetchAccess } from '#web/device/fetch-access.ts'
import { useHero } from '#web/device/hero-store.ts'
import { knownPlan } from '#web/device/known-plan.ts'
import { lostHero, restoreLostHero } from '#web/device/lost-answers.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { PLAN_PATH, pages, stepPath } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { homeOfferWords } from './home-offer-words.ts'

/**
 * What this device knows about a plan: at first what it has stored, then what the server replies to its token. It is
 * read again whenever the answers change.
 */
function usePlan(hero: Hero) {
  const [plan, setPlan] = useState(knownPlan)
  useEffect(() => {
    setPlan(knownPlan())
    if (readEntry(storageKeys.token) === null) return
    let isShown = true
    void fetchAccess().then(() => {
      if (isShown) setPlan(knownPlan())
    })
    return () => {
      isShown = false
    }
  }, [hero])
  return plan
}

/**
 * Offers a member the plan, and everyone else the answers that are stored on this device or were set aside in this tab.
 */
export function HomeOffer() {
  const hero = useHero()
  const lost = lostHero()
  const plan = usePlan(hero)
  if (plan.kind !== 'none')
    return (
      <Button action="open-plan" onClick={() => navigate(plan.kind === 'open' ? PLAN_PATH : pages.signIn)}>
        {homeOfferWords.open}
      </Button>
    )
  const known = hero.gender !== '' && Object.keys(hero).length > 1 ? hero : lost
  if (known === null || known.gender === '') return null
  const { gender } = known
  const resume = () => {
    if (known === lost) restoreLostHero()
    const open = firstOpenSlug(known)
    // Nobody pays for a plan from answers that the server does not have.
    navigate(stepPath(gender, open === 'pay' && confirmationOf(known) !== 'current' ? 'confirm-email' : open))
  }
  return (
    <Button look="quiet" action="continue" onClick={resume}>
      {homeOfferWords.continue}
    </Button>
  )
}
