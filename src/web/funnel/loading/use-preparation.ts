import { useEffect, useState } from 'react'
import type { HeroKey } from '#domain/funnel/hero.ts'
import { heroProblems } from '#domain/hero/check-hero.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { loadPaymentPlans } from '#web/device/payment-plans.ts'
import { today } from '#web/device/today.ts'

type Preparation = {
  /** Whether everything that the next pages need was fetched, or could not be. */
  readonly isReady: boolean
  /** The key of an answer that does not pass validation; null if all pass. */
  readonly unfit: HeroKey | null
  readonly hasPlans: boolean
}

/** Checks the answers and fetches what the next pages need. */
export function usePreparation(preloadNextPages: () => Promise<unknown>): Preparation {
  const [preparation, setPreparation] = useState<Preparation>({ isReady: false, unfit: null, hasPlans: true })
  useEffect(() => {
    let isShown = true
    const prepare = async () => {
      // The email address is the only answer that has not been asked for yet.
      const unfit = heroProblems(heroStore.get(), today()).find((problem) => problem.key !== 'email')
      if (unfit !== undefined) {
        setPreparation((before) => ({ ...before, unfit: unfit.key }))
        return
      }
      const [hasPlans] = await Promise.all([loadPaymentPlans(), preloadNextPages()])
      if (isShown) setPreparation({ isReady: true, unfit: null, hasPlans })
    }
    void prepare()
    return () => {
      isShown = false
    }
  }, [preloadNextPages])
  return preparation
}
