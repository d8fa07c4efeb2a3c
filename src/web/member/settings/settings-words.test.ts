import { expect, test, vi } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { momentDayText } from '#web/member/words/moments.ts'
import { choiceNotes } from './choice-notes.ts'
import { weekChoiceText } from './download-names.ts'

const notes = (...diets: (typeof choices.typeDietPrefer)[number][]) =>
  choiceNotes({ diets, restrictions: [] }).join(' ')

test('vegan and paleo contradict each other, and the note says which one applies', () => {
  expect(notes('VEGAN', 'PALEO')).toContain('We keep vegan and loosen paleo')
  expect(notes('VEGETARIAN', 'PALEO')).toContain('We keep vegetarian and loosen paleo')
  expect(notes('PESCATARIAN', 'PALEO')).toContain('tell you')
})

test('of several diets about animals the strictest is named', () => {
  expect(notes('PESCATARIAN', 'VEGETARIAN')).toBe('Of vegetarian and pescatarian, the strictest applies: vegetarian.')
  expect(notes('PESCATARIAN', 'VEGETARIAN', 'VEGAN')).toContain('Of vegan, vegetarian and pescatarian')
})

test('lactose is not milk', () => {
  expect(notes('LACTOSE_FREE')).toContain('choose Dairy')
  expect(choiceNotes({ diets: ['LACTOSE_FREE'], restrictions: ['DAIRY'] })).toEqual([])
})

test.each(choices.typeDietPrefer.filter((diet) => diet !== 'LACTOSE_FREE'))('%s alone needs no note', (diet) => {
  expect(notes(diet)).toBe('')
})

test('weeks are named relative to the current one', () => {
  expect([5, 6, 7].map((week) => weekChoiceText(week, 5))).toEqual(['This week', 'Next week', 'Week 7'])
})

test('a moment is shown as the local day of the device', () => {
  const west = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
  expect(momentDayText('2026-12-12T02:00:00.000Z')).toBe('December 11, 2026')
  west.mockRestore()
})
