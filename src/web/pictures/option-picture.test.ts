import { expect, test } from 'vitest'
import { type ChoiceKey, choices, type Gender } from '#domain/answers/choices.ts'
import { bodyNames, drawingNames, emojiNames } from './names.ts'
import { optionPicture } from './option-picture.ts'
import { scenePictures } from './scene-pictures.ts'

const genders = choices.gender
const isKey = (key: string): key is ChoiceKey => key in choices
const keys = Object.keys(choices).filter(isKey)
const shown = (key: ChoiceKey, gender: Gender) => choices[key].map((value) => optionPicture(key, value, gender))

test.each(keys.filter((key) => key !== 'triedDiets' && key !== 'thoughtLosing'))(
  '%s: every option has a picture and none stands twice',
  (key) => {
    for (const gender of genders) {
      expect(shown(key, gender)).not.toContain(null)
      expect(new Set(shown(key, gender)).size).toBe(choices[key].length)
    }
  },
)

test('scales have no pictures', () => {
  expect(shown('triedDiets', 'MALE')).toEqual([null, null, null, null, null])
})

test('a figure follows the gender given', () => {
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
