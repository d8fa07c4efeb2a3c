import { useHero } from '#web/device/hero-store.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { outlookOf, shownEnergy } from '#web/funnel/table/daily-energy.ts'
import { loveFoods } from '#web/funnel/table/plates-answers.ts'
import { PlatesView } from '#web/funnel/table/plates-view.tsx'
import { Cloth } from '#web/ui/cloth.tsx'
import { DayMeals, DayPlates } from './day-plates.tsx'
import { loadingWords as words } from './loading-words.ts'
import styles from './loading-work.module.css'
import type { DayPreview } from './use-day-preview.ts'

/** Dishes that fit, for a visitor without a planned day. */
function UnplannedDishes({ because }: { because: 'declined' | 'failed' }) {
  const answer = loveFoods({ hero: useHero(), units: useStore(unitsStore), today: today(), mayForecast: false })
  return (
    <>
      <p className={styles.unplanned} role="status">
        {because === 'declined' ? words.unplanned : words.failed}
      </p>
      <div className={styles.dishes} aria-hidden="true">
        <PlatesView {...answer} />
      </div>
      <p className={styles.fitting}>{answer.caption?.title}</p>
    </>
  )
}

/** The table of the wait: the first day as it is planned, or dishes that fit and are called unplanned. */
export function DayPart({ preview, places }: { preview: DayPreview; places: number }) {
  const outlook = outlookOf({ hero: useHero(), units: useStore(unitsStore), today: today(), mayForecast: false })
  // The same number as on every step before, although the planner is asked with a coarser one.
  const energy = outlook === null ? 0 : shownEnergy(outlook.energy.intake)
  const [meals, landed] = preview.kind === 'planned' ? [preview.meals, preview.landed] : [[], 0]
  return (
    <Cloth look="stage">
      {preview.kind === 'unplanned' ? (
        <UnplannedDishes because={preview.because} />
      ) : (
        <>
          <DayPlates meals={meals} landed={landed} places={places} energy={energy} />
          <DayMeals meals={meals} landed={landed} />
        </>
      )}
    </Cloth>
  )
}
