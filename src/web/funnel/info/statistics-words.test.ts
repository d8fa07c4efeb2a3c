import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { leadFor, noteFor } from './statistics-text.ts'
import { lookAhead, percentText, statisticsWords } from './statistics-words.ts'

test('every answer about weight change and best shape has its own text', () => {
  const leads = choices.weightChange.map((weightChange) => leadFor({ gender: 'MALE', weightChange }))
  expect(new Set(leads).size).toBe(choices.weightChange.length)
  const notes = choices.bestShape.map((bestShape) => noteFor({ gender: 'MALE', bestShape }))
  expect(new Set(notes).size).toBe(choices.bestShape.length)
  expect(notes.every((note) => note.length > 20)).toBe(true)
})

test('a visitor without answers gets the general text', () => {
  expect(leadFor({ gender: '' })).toBe(statisticsWords.lead)
  expect(noteFor({ gender: '' })).toBe('')
})

test('the description of the chart says what the chart shows', () => {
  for (const { supported, usual } of lookAhead) {
    expect(statisticsWords.description).toContain(String(supported))
    expect(statisticsWords.description).toContain(String(usual))
  }
  expect(percentText(8.6)).toBe('8.6%')
})
