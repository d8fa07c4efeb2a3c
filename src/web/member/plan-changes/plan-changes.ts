import type { ChangeReply, MemberView } from '#domain/api/member/member.ts'
import type { AnewRequest, MealChange } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { changesFrom } from '#web/member/data/member-reply.ts'
import { type MemberOutcome, requestMember } from '#web/member/data/request-member.ts'
import { invalidateMemberData, setMemberData } from '#web/member/data/use-member-data.ts'
import type { Place } from '#web/member/pages/page.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { markNew } from './new-meals.ts'

type Call = { readonly method: 'PUT' | 'POST' | 'DELETE'; readonly body?: unknown }

/** Requests a change of the plan. The meals it replaces are marked as new until they are opened. */
export async function requestPlanChange(route: string, call: Call): Promise<MemberOutcome<ChangeReply>> {
  // The week of the plan turns over at the member's midnight, and with it what can be undone.
  const outcome = await requestMember(`${route}?today=${today()}`, { ...call, parse: changesFrom })
  if (outcome.kind === 'ok') {
    markNew(outcome.value.meals)
    invalidateMemberData(routes.memberLastChange)
  }
  return outcome
}

/** The outcome of a change; null if it failed, which has then been announced. */
type Changes = ChangeReply | null

async function change(method: Call['method'], route: string, body?: unknown): Promise<Changes> {
  const outcome = await requestPlanChange(route, { method, body })
  if (outcome.kind === 'ok') return outcome.value
  announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
  return null
}

export const changeMeal = (place: Place, to: MealChange): Promise<Changes> =>
  change('PUT', filled(routes.memberMeal, place), to)

/** Plans a meal, a day, or the rest of a week anew. */
export const planAnew = (week: number, asked: AnewRequest): Promise<Changes> =>
  change('POST', filled(routes.memberAnew, { week }), asked)

export const setOpinion = (recipe: string, opinion: 'favourite' | 'dislike' | 'none'): Promise<Changes> =>
  change('PUT', filled(routes.memberOpinion, { recipe }), { opinion })

export const banIngredient = (ingredient: string): Promise<Changes> =>
  change('PUT', filled(routes.memberBanned, { ingredient }))

/** Makes a recipe a favourite or not. The screen shows it at once, and reverts it if the server does not accept it. */
export async function setFavourite(
  member: MemberView,
  { recipe, title }: { readonly recipe: string; readonly title: string },
  isFavourite: boolean,
): Promise<Changes> {
  const others = member.favourites.filter((one) => one.recipe !== recipe)
  const after = { ...member, favourites: isFavourite ? [...others, { recipe, title }] : others }
  setMemberData(routes.member, after)
  const changes = await setOpinion(recipe, isFavourite ? 'favourite' : 'none')
  // Set again even on success, because a reply that arrived in between may be older than the change.
  setMemberData(routes.member, changes === null ? member : after)
  return changes
}
