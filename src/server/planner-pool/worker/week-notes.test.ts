import { expect, test } from 'vitest'
import type { WeekNote } from '#planner/validate-week/week-notes.ts'
import { withOneOnDesserts } from './week-notes.ts'

const craving: WeekNote = { kind: 'SWEETS', days: 0, share: 0 }
const noRoom: WeekNote = { kind: 'NO_ROOM_FOR_SWEETS', meals: 3 }
const absent = { kind: 'LIKED_ABSENT', liked: { dish: 'DESSERTS' } } as const
const thisWeek: WeekNote = { ...absent, reason: 'NOT_THIS_WEEK' }
const outOfReach: WeekNote = { ...absent, reason: 'OUT_OF_REACH' }
const tacos: WeekNote = { kind: 'LIKED_ABSENT', liked: { dish: 'TACOS' }, reason: 'NOT_THIS_WEEK' }

test.each([
  ['the craving and the liked dish have one reason', [craving, thisWeek, tacos], [craving, tacos]],
  ['what cannot be is no matter of this week', [craving, outOfReach], [outOfReach]],
  ['no meal has room for it', [noRoom, outOfReach], [noRoom]],
  ['a dessert is planned', [{ ...craving, days: 3 }, tacos], [{ ...craving, days: 3 }, tacos]],
] as const)('one note is kept about desserts: %s', (_, notes, told) => {
  expect(withOneOnDesserts(notes)).toEqual(told)
})
