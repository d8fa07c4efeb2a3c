import { routes } from '#domain/api/routes.ts'
import type { Visitor } from '#server/members/member-client.fixture.ts'

type Door = (member: Visitor) => Promise<unknown>

/** What a member can do with the meals of a week themselves; `meal` is one ahead. */
export function weekDoors(meal: {
  readonly week: number
  readonly day: number
  readonly meal: number
}): readonly (readonly [string, Door])[] {
  const { week } = meal
  const change =
    (body: object): Door =>
    (member) =>
      member.ask('PUT', routes.memberMeal, { places: meal, body })
  const anew =
    (body: object): Door =>
    (member) =>
      member.ask('POST', routes.memberAnew, { places: { week }, body })
  return [
    ['a meal moved', change({ to: 'place', day: meal.day + 2, meal: meal.meal })],
    ['a meal planned anew', anew({ day: meal.day, meal: meal.meal })],
    ['a meal skipped', change({ to: 'away', kcal: 0 })],
    ['a meal eaten elsewhere', change({ to: 'away', kcal: 300 })],
    ['a meal locked', change({ to: 'lock', locked: true })],
    ['a day planned anew', anew({ day: meal.day + 1 })],
    ['the rest of the week planned anew', anew({})],
  ]
}
