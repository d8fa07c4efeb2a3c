import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { today } from '#web/device/today.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { offBandText } from '#web/member/week/day-off-band.ts'
import { awayWords as words } from '#web/member/words/away-words.ts'
import { kcal, mealOfDay } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { weekdayTitle } from '#web/words/dates.ts'
import styles from './meal-actions.module.css'
import type { MealChanges } from './use-meal-changes.ts'

type AwayMealProps = { view: WeekView; place: Place; meal: MealView; changes: MealChanges; cachedAt: string | null }

/** A meal that the member skips or eats elsewhere. */
export function AwayMeal({ view, place, meal, changes, cachedAt }: AwayMealProps) {
  const date = view.days[place.day]?.date ?? view.startsOn
  const energy = meal.away ?? 0
  const off = offBandText(view, place.day)
  return (
    <MemberPage
      title={energy === 0 ? words.skipped : words.eatingOutWith(kcal(energy))}
      lead={mealOfDay(view, place)}
      tab="week"
      name="meal"
      back={{ to: memberPages.day.path(place), label: weekdayTitle(date) }}
      cachedAt={cachedAt}
    >
      {off !== null && <Note>{off}</Note>}
      <div className={styles.actions}>
        {date >= today() && (
          <button
            type="button"
            className={styles.first}
            data-action="home"
            aria-disabled={changes.isBusy || undefined}
            onClick={changes.comeHome}
          >
            {words.back}
          </button>
        )}
        {date <= today() && energy > 0 && (
          <Link
            className={styles.action}
            to={memberPages.addFood.path({ day: date, insteadOf: place.meal, scans: false })}
          >
            {words.log}
          </Link>
        )}
      </div>
    </MemberPage>
  )
}
