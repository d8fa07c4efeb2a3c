import { expect, test } from 'vitest'
import type { WeekNote } from '#planner/validate-week/week-notes.ts'
import { textsOf, withOneOnDesserts } from './week-notes.ts'

const craving: WeekNote = { kind: 'SWEETS', days: 0, share: 0 }
const noRoom: WeekNote = { kind: 'NO_ROOM_FOR_SWEETS', meals: 3 }
const absent = { kind: 'LIKED_ABSENT', liked: { dish: 'DESSERTS' } } as const
const thisWeek: WeekNote = { ...absent, reason: 'NOT_THIS_WEEK' }
const outOfReach: WeekNote = { ...absent, reason: 'OUT_OF_REACH' }
const tacos: WeekNote = { kind: 'LIKED_ABSENT', liked: { dish: 'TACOS' }, reason: 'NOT_THIS_WEEK' }

test.each([
  ['the craving and the liked dish have one reason', [craving, thisWeek, tacos], [craving, tacos]],
  ['a dessert that is out of reach is not a matter of this week', [craving, outOfReach], [outOfReach]],
  ['no meal has room for it', [noRoom, outOfReach], [noRoom]],
  ['a dessert is planned', [{ ...craving, days: 3 }, tacos], [{ ...craving, days: 3 }, tacos]],
] as const)('one note is kept about desserts: %s', (_, notes, expected) => {
  expect(withOneOnDesserts(notes)).toEqual(expected)
})

const score = { kind: 'MEDITERRANEAN', of: 13, wanted: 9, missed: ['FISH', 'NUTS'] } as const
const short: WeekNote = { kind: 'PROTEIN_SHORT', day: 1, protein: 70, target: 85, shortfall: 15 }

test('the strengths of a week come first, and what it could have more of comes last', () => {
  const notes: readonly WeekNote[] = [short, tacos, { ...score, points: 11 }, { ...craving, days: 3, share: 0.08 }]
  expect(textsOf(notes, ['VEGAN'], '2026-11-23', 'en-US').map((text) => text.slice(0, 30))).toEqual([
    'This week follows the Mediterr',
    'You crave sweet things. A dess',
    'Protein is 15\u202fg under your tar',
    "You like tacos. There's none t",
    'What would bring it nearer: nu',
  ])
})

test('a week without strengths begins with its shortfalls, and names nothing that the diet forbids', () => {
  const [first, second, third] = textsOf([short, craving, { ...score, points: 7 }], ['VEGAN'], '2026-11-23', 'en-US')
  expect([first, second]).toEqual([
    expect.stringMatching(/^Protein is/),
    expect.stringMatching(/^This week has 7 of 13/),
  ])
  expect(third).toBe('What would bring it nearer: nuts three times a week.')
})
