import type { ChoiceKey, Gender } from '#domain/answers/choices.ts'
import type { PictureName } from './names.ts'
import { figures, optionPictures } from './option-pictures.ts'

type Figure = { [K in keyof typeof figures]: (typeof figures)[K][keyof (typeof figures)[K]] }[keyof typeof figures]

const figureSex = { FEMALE: 'woman', MALE: 'man' } as const satisfies Record<Gender, string>

// Both tables are complete for every key and value, which their types check. Here they are read with any key and value:
// a pair that does not belong together has no picture.
const pictureTable: Readonly<Record<string, Readonly<Record<string, PictureName>> | undefined>> = optionPictures
const figureTable: Readonly<Record<string, Readonly<Record<string, Figure>> | undefined>> = figures

/** The picture of an answer; null for scales, which have none. Human figures have the gender chosen on the home page. */
export function optionPicture(key: ChoiceKey, value: string | number, gender: Gender): PictureName | null {
  const figure = figureTable[key]?.[value]
  if (figure !== undefined) return `body-${figureSex[gender]}-${figure}`
  return pictureTable[key]?.[value] ?? null
}
