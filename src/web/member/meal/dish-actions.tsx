import type { ReactNode } from 'react'
import type { DishView } from '#domain/api/member/week.ts'
import styles from '#web/member/meal/dish-actions.module.css'
import type { MealChanges } from '#web/member/meal/use-meal-changes.ts'
import { type DishPlace, memberPaths } from '#web/member/member-views.ts'
import { FavouriteButton } from '#web/member/recipe/favourite-button.tsx'
import { mealWords } from '#web/member/words/recipe.ts'
import { Link } from '#web/navigation/link.tsx'

type DishActionsProps = {
  readonly place: DishPlace
  readonly dish: DishView
  readonly changes: MealChanges
  /** What else can be done about the meal. */
  readonly children?: ReactNode
}

/** What can be done about a dish: another one, more often, never again. */
export function DishActions({ place, dish, changes, children }: DishActionsProps) {
  const { member, isBusy, favour, dislike } = changes
  const isFavourite = member?.favourites.some(({ recipe }) => recipe === dish.recipe) === true
  const isMain = place.dish === 0
  return (
    <div className={styles.actions}>
      <Link
        className={isMain ? styles.swap : styles.action}
        to={memberPaths.swap(place)}
        {...(!isMain && { label: mealWords.swapOf(dish.title) })}
      >
        {isMain ? mealWords.swap : mealWords.swapDish}
      </Link>
      {member !== null && <FavouriteButton isFavourite={isFavourite} onToggle={() => favour(dish, !isFavourite)} />}
      <button
        type="button"
        className={styles.action}
        data-action="dislike"
        aria-label={isMain ? undefined : mealWords.notForMeOf(dish.title)}
        aria-disabled={isBusy || undefined}
        onClick={() => dislike(dish)}
      >
        {mealWords.notForMe}
      </button>
      {children}
    </div>
  )
}
