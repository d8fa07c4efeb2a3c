import type { MealView } from '#domain/api/member/week.ts'
import { anchorSlots } from '#domain/household/anchors.ts'
import { weekdayOf } from '#domain/household/shopping-days.ts'
import { anchorWords as words } from '#web/member/plan-changes/anchor-words.ts'
import { isSameDish, useAnchors } from '#web/member/plan-changes/use-anchors.ts'
import styles from './meal-actions.module.css'

/** Wants the dish of a meal on this weekday of every week, or no longer. Absent until the server has answered. */
export function EveryWeekButton({ meal, recipe, date }: { meal: MealView; recipe: string; date: string }) {
  const { anchors, at, toggle } = useAnchors()
  const slot = anchorSlots.find((each) => each === meal.slot)
  if (anchors === null || slot === undefined) return null
  const weekday = weekdayOf(date)
  const wanted = at({ slot, weekday })
  const isWanted = wanted !== null && isSameDish(wanted, { recipe })
  return (
    <button
      type="button"
      className={styles.action}
      data-action="every-week"
      aria-pressed={isWanted}
      onClick={() => toggle({ slot, weekday }, { recipe })}
    >
      {(isWanted ? words.noMore : words.every)[weekday - 1]}
    </button>
  )
}
