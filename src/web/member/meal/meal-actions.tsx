import type { ReactNode } from 'react'
import type { DishView, MealView, WeekView } from '#domain/api/member/week.ts'
import { today } from '#web/device/today.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { DishPlace, Place } from '#web/member/pages/page.ts'
import { FavouriteButton } from '#web/member/recipe/favourite-button.tsx'
import { mealOfDay } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { AwayField } from './away-field.tsx'
import { EveryWeekButton } from './every-week-button.tsx'
import { GuestsField } from './guests-field.tsx'
import styles from './meal-actions.module.css'
import { mealWords } from './meal-words.ts'
import { OwnDishField } from './own-dish-field.tsx'
import type { MealChanges } from './use-meal-changes.ts'

type DishActionsProps = {
  readonly place: DishPlace
  readonly dish: DishView
  readonly changes: MealChanges
  /** What is done with a meal before all else: it is cooked. */
  readonly first?: ReactNode
  /** Further actions on the meal. */
  readonly children?: ReactNode
}

/** The actions on a dish: swap it, make it a favourite, or never get it again. */
export function DishActions({ place, dish, changes, first, children }: DishActionsProps) {
  const { member, isBusy, favour, dislike } = changes
  const isFavourite = member?.favourites.some(({ recipe }) => recipe === dish.recipe) ?? null
  const isMain = place.dish === 0
  return (
    <div className={styles.actions}>
      {first}
      <Link
        className={isMain && first === undefined ? styles.first : styles.action}
        to={memberPages.swap.path(place)}
        {...(!isMain && { label: mealWords.swapOf(dish.title) })}
      >
        {isMain ? mealWords.swap : mealWords.swapDish}
      </Link>
      <FavouriteButton isFavourite={isFavourite} onToggle={() => favour(dish, isFavourite !== true)} />
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

type MealActionsProps = { view: WeekView; place: Place; meal: MealView; main: DishView; changes: MealChanges }

/** The actions on a meal: those of its main dish, cooking step by step, locking, moving, guests, and cooking double. */
export function MealActions({ view, place, meal, main, changes }: MealActionsProps) {
  const { isBusy, cookDouble, invite, lock, renew, leave, putOwn } = changes
  const isAhead = (view.days[place.day]?.date ?? '') >= today()
  const isLocked = meal.locked === true
  const later = meal.leftoverOf === null ? meal.keepsFor.map((at) => ({ place: at, name: mealOfDay(view, at) })) : []
  return (
    <DishActions
      place={{ ...place, dish: 0 }}
      dish={main}
      changes={changes}
      first={
        meal.leftoverOf === null ? (
          <Link className={styles.first} to={memberPages.cook.path({ ...place, screen: null })}>
            {mealWords.cook}
          </Link>
        ) : undefined
      }
    >
      <button
        type="button"
        className={styles.action}
        data-action="lock"
        aria-pressed={isLocked}
        aria-disabled={isBusy || undefined}
        title={mealWords.lockHint}
        onClick={() => lock(!isLocked)}
      >
        {isLocked ? mealWords.unlock : mealWords.lock}
      </button>
      <EveryWeekButton meal={meal} recipe={main.recipe} date={view.days[place.day]?.date ?? ''} />
      <Link className={styles.action} to={memberPages.move.path(place)}>
        {mealWords.move}
      </Link>
      {!isLocked && (
        <button
          type="button"
          className={styles.action}
          data-action="anew"
          aria-disabled={isBusy || undefined}
          onClick={renew}
        >
          {mealWords.anew}
        </button>
      )}
      {isAhead && view.access === 'full' && (
        <OwnDishField place={place} meal={meal} isBusy={isBusy} onChange={putOwn} />
      )}
      {isAhead && <AwayField meal={meal} isBusy={isBusy} onChange={leave} />}
      <GuestsField guests={meal.guests ?? 0} isBusy={isBusy} onChange={invite} />
      {later.length > 0 && (
        <div className={styles.later}>
          <p className={styles.double}>{mealWords.double}</p>
          {later.map(({ place, name }) => (
            <button
              key={name}
              type="button"
              className={styles.action}
              data-action="cook-double"
              aria-label={mealWords.doubleFor(name)}
              aria-disabled={isBusy || undefined}
              onClick={() => cookDouble(place)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </DishActions>
  )
}
