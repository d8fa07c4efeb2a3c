import { Suspense } from 'react'
import { useHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { Link } from '#web/navigation/link.tsx'
import { useHealthClear } from '#web/navigation/use-health-question.ts'
import { stepPath } from '#web/navigation/views.ts'
import { Cloth } from '#web/ui/cloth.tsx'
import { FirstDay } from './first-day.tsx'
import { firstDayWords as words } from './first-day-words.ts'
import styles from './yours.module.css'

/** The views of the tables, of which most visitors have the chunk already. Without it the cloth has the first day alone. */
const range = lazyPage(async () => {
  try {
    const [{ eventDay }, { RangeView }] = await Promise.all([
      import('#web/funnel/table/range-answers.ts'),
      import('#web/funnel/table/range-view.tsx'),
    ])
    return function OwnRange() {
      const answer = eventDay({ hero: useHero(), units: useStore(unitsStore), today: today(), mayForecast: true })
      if (answer === null) return null
      return (
        <>
          <div className={styles.range} aria-hidden="true">
            <RangeView {...answer} />
          </div>
          <p className={styles.caption}>
            <strong>{answer.caption.title}</strong> {answer.caption.text}
          </p>
        </>
      )
    }
  } catch {
    return () => null
  }
})

/**
 * What is the buyer's own, before the price: the range of the forecast and the first day. The range waits for an answer
 * to the health question, which the address of this page can skip.
 */
export function Yours({ hasPlan }: { hasPlan: boolean }) {
  const isHydrated = useHydrated()
  const mayForecast = useHealthClear()
  const { gender } = useHero()
  return (
    <Cloth look="sheet">
      <div className={styles.yours}>
        <div className={styles.forecast}>
          {mayForecast && (
            <Suspense>
              <range.Page />
            </Suspense>
          )}
          {isHydrated && !mayForecast && gender !== '' && (
            <p className={styles.unasked}>
              {words.forecast} <Link to={stepPath(gender, 'finally-plan')}>{words.seeForecast}</Link>
            </p>
          )}
        </div>
        {hasPlan && <FirstDay />}
      </div>
    </Cloth>
  )
}
