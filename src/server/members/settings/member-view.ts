import type { MemberView } from '#domain/api/member/member.ts'
import type { Member } from '#server/members/member/member.ts'
import { plannedUntil } from '#server/members/member/pause.ts'
import { LAST_WEEK, lastOpenWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { bansOf, dayTargets, tastesOf } from '#server/members/member/week-request.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { type ClosedPlan, closedPlanOf } from '#server/purchases/charge-moves.ts'
import type { Services } from '#server/services.ts'

/** What a plan that is not open waits for. */
function closedPlan(closed: ClosedPlan | null): Pick<MemberView, 'pausedUntil' | 'isUnpaid'> {
  if (closed === null) return {}
  return 'isUnpaid' in closed ? closed : { pausedUntil: closed.pausedUntil.toISOString() }
}

/** The member area's view of a lead. A preview is of week 1, which begins today. */
export async function memberView(
  services: Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>,
  member: Member,
): Promise<MemberView> {
  const { db, plannerPool } = services
  const { access, email, hero, settings, startsOn, today, tableSize } = member
  const isFull = access.kind === 'full'
  const currentWeek = isFull ? weekOf(startsOn, today) : 1
  const closed = isFull ? null : await closedPlanOf(db, member.leadId)
  const planned = isFull ? await plannedUntil(db, member) : null
  const { favourites, disliked } = await tastesOf(db, member)
  const banned = await bansOf(db, member.personId)
  const opinions = [...favourites, ...disliked]
  const titles: ReadonlyMap<string, string> =
    opinions.length === 0
      ? new Map()
      : await plannerPool.titles(opinions, await kitchenOfMember(services, member), member.usage)
  const foods = await plannerPool.foodNames(banned, member.usage)
  const titled = (recipes: readonly string[]) =>
    recipes.flatMap((recipe) => {
      const title = titles.get(recipe)
      return title === undefined ? [] : [{ recipe, title }]
    })
  return {
    access: access.kind,
    accessUntil: isFull ? access.until.toISOString() : null,
    ...closedPlan(closed),
    email,
    startsOn,
    currentWeek,
    lastWeek: isFull ? Math.max(currentWeek, Math.min(lastOpenWeek(startsOn, today), planned ?? LAST_WEEK)) : 1,
    ...(planned === null ? {} : { plannedUntil: planned }),
    settings,
    formats: member.formats,
    ...(tableSize > 1 ? { table: tableSize } : {}),
    targets: dayTargets(hero, { startsOn, week: currentWeek, reviews: member.reviews }),
    hero,
    favourites: titled(favourites),
    disliked: titled(disliked),
    banned: banned.map((id) => ({ id, name: foods.get(id) ?? id })),
  }
}
