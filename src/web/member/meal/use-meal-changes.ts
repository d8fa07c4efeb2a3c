import { useState } from 'react'
import type { ChangeReply, MemberView } from '#domain/api/member/member.ts'
import type { DishView, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { refetchMemberData, useMember, weekRoute } from '#web/member/data/use-member-data.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { focusHeading, landAt } from '#web/member/plan-changes/landing.ts'
import { banIngredient, changeMeal, planAnew, setFavourite, setOpinion } from '#web/member/plan-changes/plan-changes.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import type { Ban } from '#web/member/recipe/ingredient-row.tsx'
import { awayWords } from '#web/member/words/away-words.ts'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { ownMealWords } from '#web/member/words/own-meal-words.ts'
import { mealOfDay } from '#web/member/words/week.ts'
import { currentPath, navigateBack } from '#web/navigation/navigation.ts'
import { mealWords } from './meal-words.ts'

export type MealChanges = {
  readonly member: MemberView | null
  readonly eaters: number
  readonly isBusy: boolean
  /** Null before a plan is bought. */
  readonly ban: Ban | null
  readonly dislike: (dish: DishView) => void
  readonly favour: (dish: DishView, isFavourite: boolean) => void
  /** Cooks double, so that a later meal is the leftovers of this one. */
  readonly cookDouble: (later: { readonly day: number; readonly meal: number }) => void
  /** Cooks a serving more for each of so many guests. */
  readonly invite: (guests: number) => void
  /** Says that the meal is eaten elsewhere, with its energy in kcal, or skipped: 0. */
  readonly leave: (kcal: number, isForMe: boolean) => void
  /** Puts a dish of the member's own in the place of the meal. */
  readonly putOwn: (code: string, isForMe: boolean) => void
  /** Says that it is eaten as planned after all. */
  readonly comeHome: () => void
  /** Keeps the meal when something is planned anew, or no longer does. */
  readonly lock: (isLocked: boolean) => void
  /** Has another dish planned for the meal. */
  readonly renew: () => void
}

/** The actions on a meal. Each announces what it changed, or why it could not. */
export function useMealChanges(view: WeekView, place: Place): MealChanges {
  const data = useMember()
  const member = data.kind === 'ready' ? data.value : null
  const [isBusy, setIsBusy] = useState(false)

  /** Makes one change at a time; the affected data is requested again before the announcement. */
  async function make(run: () => Promise<ChangeReply | null>, done: string): Promise<ChangeReply | null> {
    if (isBusy) return null
    setIsBusy(true)
    const reply = await run()
    if (reply !== null) {
      await refetchMemberData([routes.member, weekRoute(place.week)])
      announceChange(done, reply)
    }
    setIsBusy(false)
    return reply
  }

  /** Whether a change replaced this meal. */
  const isHere = ({ meals }: ChangeReply): boolean =>
    meals.some(({ week, day, meal }) => week === place.week && day === place.day && meal === place.meal)

  async function dislike({ recipe, title }: DishView): Promise<void> {
    const here = currentPath()
    const reply = await make(() => setOpinion(recipe, 'dislike'), mealWords.disliked(title))
    if (reply === null || currentPath() !== here) return
    landAt(place)
    navigateBack(memberPages.day.path(place))
  }

  async function favour({ recipe, title }: DishView, isFavourite: boolean): Promise<void> {
    const reply = member === null ? null : await setFavourite(member, { recipe, title }, isFavourite)
    if (reply !== null)
      announceChange(isFavourite ? dishPageWords.favoured(title) : dishPageWords.unfavoured(title), reply)
  }

  const ban: Ban = (ingredient, name) => {
    const here = currentPath()
    void make(() => banIngredient(ingredient), mealWords.banned(name)).then((reply) => {
      // The page then shows the dish that replaced the one with the banned food.
      if (reply !== null && isHere(reply) && currentPath() === here) focusHeading()
    })
  }

  return {
    member,
    eaters: member?.settings.eaters ?? 1,
    isBusy,
    ban: view.access === 'full' ? ban : null,
    dislike: (dish) => void dislike(dish),
    favour: (dish, isFavourite) => void favour(dish, isFavourite),
    invite: (guests) => {
      const sentence = guests === 0 ? mealWords.guests.uninvited : mealWords.guests.invited(guests)
      void make(() => changeMeal(place, { to: 'guests', guests }), sentence)
    },
    leave: (kcal, isForMe) => {
      const name = mealOfDay(view, place)
      const sentence = kcal === 0 ? awayWords.skippedDone(name) : awayWords.outDone(name)
      const whom = isForMe ? ({ for: 'me' } as const) : {}
      void make(() => changeMeal(place, { to: 'away', kcal, ...whom }), sentence).then((reply) => {
        if (reply !== null) focusHeading()
      })
    },
    putOwn: (code, isForMe) => {
      const whom = isForMe ? ({ for: 'me' } as const) : {}
      const sentence = ownMealWords.done(mealOfDay(view, place))
      void make(() => changeMeal(place, { to: 'own', code, ...whom }), sentence).then((reply) => {
        if (reply !== null) focusHeading()
      })
    },
    comeHome: () => {
      void make(() => changeMeal(place, { to: 'home' }), awayWords.backDone(mealOfDay(view, place))).then((reply) => {
        if (reply !== null) focusHeading()
      })
    },
    lock: (isLocked) => {
      const sentence = isLocked ? mealWords.locked : mealWords.unlocked
      void make(() => changeMeal(place, { to: 'lock', locked: isLocked }), sentence)
    },
    renew: () => {
      const { week, day, meal } = place
      void make(() => planAnew(week, { day, meal }), mealWords.plannedAnew).then((reply) => {
        if (reply !== null) focusHeading()
      })
    },
    cookDouble: (later) => {
      const of = { day: place.day, meal: place.meal }
      const sentence = mealWords.doubled(mealOfDay(view, later))
      void make(() => changeMeal({ week: place.week, ...later }, { to: 'leftovers', of }), sentence)
    },
  }
}
