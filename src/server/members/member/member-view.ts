import type { MemberView } from '#domain/api/member/member.ts'
import type { Services } from '#server/services.ts'
import type { Member } from './member.ts'
import { plannedUntil } from './pause.ts'
import { LAST_WEEK, lastOpenWeek, weekOf } from './plan-calendar.ts'
import { rulesOf } from './settings.ts'
import { dayTargets, tastesOf } from './week-request.ts'

/** The member area's view of a lead. A preview is of week 1, which begins today. */
export async function memberView(
  { db, plannerPool }: Pick<Services, 'db' | 'plannerPool'>,
  member: Member,
): Promise<MemberView> {
  const { access, email, hero, settings, startsOn, today } = member
  const isFull = access.kind === 'full'
  const currentWeek = isFull ? weekOf(startsOn, today) : 1
  const planned = isFull ? await plannedUntil(db, member) : null
  const { favourites, disliked, banned } = await tastesOf(db, member)
  const titles = await plannerPool.titles([...favourites, ...disliked], rulesOf(settings), settings.units)
  const foods = await plannerPool.foodNames(banned, settings.units)
  const titled = (recipes: readonly string[]) =>
    recipes.flatMap((recipe) => {
      const title = titles.get(recipe)
      return title === undefined ? [] : [{ recipe, title }]
    })
  return {
    access: access.kind,
    accessUntil: isFull ? access.until.toISOString() : null,
    email,
    startsOn,
    currentWeek,
    lastWeek: isFull ? Math.max(currentWeek, Math.min(lastOpenWeek(startsOn, today), planned ?? LAST_WEEK)) : 1,
    ...(planned === null ? {} : { plannedUntil: planned }),
    settings,
    targets: dayTargets(hero, { startsOn, week: currentWeek, reviews: member.reviews }),
    hero,
    favourites: titled(favourites),
    disliked: titled(disliked),
    banned: banned.map((id) => ({ id, name: foods.get(id) ?? id })),
  }
}
