import { expect, test } from 'vitest'
import { type ChoiceKey, choices, type Gender } from '#domain/answers/choices.ts'
import { journey } from '#domain/funnel/journey.ts'
import { bodyNames, drawingNames, emojiNames } from './names.ts'
import { optionPicture } from './option-picture.ts'
import { scenePictures } from './scene-pictures.ts'

const genders = choices.gender
const isKey = (key: string): key is ChoiceKey => key in choices
const keys = Object.keys(choices).filter(isKey)
const scales: readonly ChoiceKey[] = journey.flatMap((step) => (step.kind === 'scale' ? [step.key] : []))
const shown = (key: ChoiceKey, gender: Gender) => choices[key].map((value) => optionPicture(key, value, gender))

test.each(keys.filter((key) => !scales.includes(key)))('%s: every option has its own picture', (key) => {
  for (const gender of genders) {
    expect(shown(key, gender)).not.toContain(null)
    expect(new Set(shown(key, gender)).size).toBe(choices[key].length)
  }
})

test.each(scales)('%s: scales have no pictures', (key) => {
  expect(shown(key, 'MALE')).toEqual(choices[key].map(() => null))
})

test('a human figure has the given gender', () => {
  expect(optionPicture('goalBody', 'TONED', 'FEMALE')).toBe('body-woman-toned')
  expect(optionPicture('goalBody', 'TONED', 'MALE')).toBe('body-man-toned')
})

test('every picture that is built is shown somewhere', () => {
  const used = new Set<string | null>([
    ...keys.flatMap((key) => genders.flatMap((gender) => shown(key, gender))),
    ...Object.values(scenePictures).flat(),
  ])
  expect([...emojiNames, ...drawingNames, ...bodyNames].filter((name) => !used.has(name))).toEqual([])
})
