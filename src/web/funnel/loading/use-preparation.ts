import { useEffect, useState } from 'react'
import type { HeroKey } from '#domain/funnel/hero.ts'
import { heroProblems } from '#domain/hero/check-hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { loadPaymentPlans } from '#web/device/payment-plans.ts'
import { today } from '#web/device/today.ts'
import type { PreparationWork } from './loading-words.ts'

type Preparation = {
  readonly done: readonly PreparationWork[]
  /** The key of an answer that does not pass validation; null if all pass. */
  readonly unfit: HeroKey | null
  readonly hasPlans: boolean
}

/** Minimum time for each task, ms, so that the four lines can be read. */
const SEEN_MS = 750

/** Prepares what the next pages need, task by task, and reports what is done. */
export function usePreparation(preloadNextPages: () => Promise<unknown>): Preparation {
  const [preparation, setPreparation] = useState<Preparation>({ done: [], unfit: null, hasPlans: true })
  useEffect(() => {
    let isShown = true
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const seen = () => new Promise<void>((resolve) => window.setTimeout(resolve, still ? 0 : SEEN_MS))
    const work = async (name: PreparationWork, task: () => Promise<Partial<Preparation>>) => {
      const [outcome] = await Promise.all([task(), seen()])
      if (isShown) setPreparation((before) => ({ ...before, ...outcome, done: [...before.done, name] }))
    }
    const prepare = async () => {
      const hero = heroStore.get()
      // The email address is the only answer that has not been asked for yet.
      const unfit = heroProblems(hero, today()).find((problem) => problem.key !== 'email')
      await work('answers', async () => ({ unfit: unfit?.key ?? null }))
      if (unfit !== undefined) return
      await work('body', async () => {
        heroForecast(hero, today())
        return {}
      })
      await work('plans', async () => ({ hasPlans: await loadPaymentPlans() }))
      await work('pages', async () => {
        await preloadNextPages()
        return {}
      })
    }
    void prepare()
    return () => {
      isShown = false
    }
  }, [preloadNextPages])
  return preparation
}
