import type { DishView, MealView, WeekView } from '#domain/api/member/week.ts'
import { today } from '#web/device/today.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { DishPlace, Place } from '#web/member/pages/page.ts'
import { FavouriteButton } from '#web/member/recipe/favourite-button.tsx'
import { More } from '#web/member/ui/more.tsx'
import { mealOfDay } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { AwayField } from './away-field.tsx'
import { EveryWeekButton } from './every-week-button.tsx'
import { GuestsField } from './guests-field.tsx'
import styles from './meal-actions.module.css'
import { mealWords } from './meal-words.ts'
import { OwnDishField } from './own-dish-field.tsx'
import type { MealChanges } from './use-meal-changes.ts'

type DislikeButtonProps = { readonly dish: DishView; readonly changes: MealChanges; readonly label?: string }

/** Never plans a dish again. */
const DislikeButton = ({ dish, changes: { isBusy, dislike }, label }: DislikeButtonProps) => (
  <button
    type="button"
    className={styles.action}
    data-action="dislike"
    aria-label={label}
    aria-disabled={isBusy || undefined}
    onClick={() => dislike(dish)}
  >
    {mealWords.notForMe}
  </button>
)

type FavouriteProps = { readonly dish: DishView; readonly changes: MealChanges; readonly isIcon?: boolean }

function Favourite({ dish, changes: { member, favour }, isIcon = false }: FavouriteProps) {
  const isFavourite = member?.favourites.some(({ recipe }) => recipe === dish.recipe) ?? null
  return (
    <FavouriteButton isFavourite={isFavourite} isIcon={isIcon} onToggle={() => favour(dish, isFavourite !== true)} />
  )
}

type SideActionsProps = { readonly place: DishPlace; readonly dish: DishView; readonly changes: MealChanges }

/** The actions on a side dish: swap it, make it a favourite, or never get it again. */
export const SideActions = ({ place, dish, changes }: SideActionsProps) => (
  <div className={styles.actions}>
    <Link className={styles.action} to={memberPages.swap.path(place)} label={mealWords.swapOf(dish.title)}>
      {mealWords.swapDish}
    </Link>
    <Favourite dish={dish} changes={changes} />
    <DislikeButton dish={dish} changes={changes} label={mealWords.notForMeOf(dish.title)} />
  </div>
)

type MealActionsProps = { view: WeekView; place: Place; meal: MealView; main: DishView; changes: MealChanges }

/** The actions on a meal: cooking first, then a swap and the favourite; what is done less often is behind the dots. */
export function MealActions({ view, place, meal, main, changes }: MealActionsProps) {
  const { isBusy, cookDouble, invite, lock, renew, leave, putOwn } = changes
  const isAhead = (view.days[place.day]?.date ?? '') >= today()
  const isLocked = meal.locked === true
  const guests = meal.guests ?? 0
  const isCooked = meal.leftoverOf === null
  const later = isCooked ? meal.keepsFor.map((at) => ({ place: at, name: mealOfDay(view, at) })) : []
  return (
    <div className={styles.actions}>
      {isCooked && (
        <Link className={styles.cook} to={memberPages.cook.path({ ...place, screen: null })}>
          {mealWords.cook}
        </Link>
      )}
      <Link className={isCooked ? styles.second : styles.first} to={memberPages.swap.path({ ...place, dish: 0 })}>
        {mealWords.swap}
      </Link>
      <Favourite dish={main} changes={changes} isIcon />
      <More look="sheet" startsOpen={isLocked || guests > 0}>
        <DislikeButton dish={main} changes={changes} />
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
        <GuestsField guests={guests} isBusy={isBusy} onChange={invite} />
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
      </More>
    </div>
  )
}
