import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ChoiceKey, choices } from '../../../../src/domain/answers/choices.ts'
import {
  type BodyName,
  bodyNames,
  type DrawingName,
  drawingNames,
  emojiNames,
  type PictureName,
} from '../../../../src/web/pictures/names.ts'
import { optionFile } from '../../../../src/web/pictures/option-file.ts'
import { optionPicture } from '../../../../src/web/pictures/option-picture.ts'
import { scenePictures } from '../../../../src/web/pictures/scene-pictures.ts'
import { hashOf } from '../hashed-files-plugin.ts'
import { bodies } from './body/bodies.ts'
import { bodyFigure } from './body/body-figure.ts'
import { openEmoji } from './emoji-svg.ts'
import { mealPlates } from './meal-plates.ts'
import { slimSvg } from './slim-svg.ts'

const picturesDir = path.resolve(import.meta.dirname, '../../../../src/web/pictures')
const readText = (file: string) => readFileSync(path.join(picturesDir, file), 'utf8')

export type PictureSet = {
  /** Text of each file by its name, the licence of the emoji among them. */
  readonly files: ReadonlyMap<string, string>
  /** Eight hexadecimal digits that change with any byte of any file. */
  readonly hash: string
}

const computed: Partial<Record<DrawingName, () => string>> = {
  'meals-2': () => mealPlates(2),
  'meals-3': () => mealPlates(3),
  'meals-4': () => mealPlates(4),
  'meals-5': () => mealPlates(5),
}

const drawing = (name: DrawingName) => slimSvg((computed[name] ?? (() => readText(`drawings/${name}.svg`)))())
const figure = (name: BodyName) => slimSvg(bodyFigure(bodies[name]))

const keys = Object.keys(choices).filter((key): key is ChoiceKey => key in choices)

/** The picture of every option once more, under the name by which the pages ask for it. */
const optionNames: readonly (readonly [file: string, picture: PictureName])[] = keys.flatMap((key) =>
  choices.gender.flatMap((gender) =>
    choices[key].flatMap((value) => {
      const picture = optionPicture(key, value, gender)
      return picture === null ? [] : [[`${optionFile(key, value, gender)}.svg`, picture] as const]
    }),
  ),
)

/** Writes the emoji named and all drawings of our own. Throws where a name has no picture. */
export function buildPictureSet(emoji: readonly string[] = emojiNames): PictureSet {
  const emojiSvg = openEmoji()
  const pictures = new Map<string, string>([
    ...emoji.map((name) => [name, emojiSvg(name)] as const),
    ...drawingNames.map((name) => [name, drawing(name)] as const),
    ...bodyNames.map((name) => [name, figure(name)] as const),
  ])
  const files = new Map([
    ...[...new Set(Object.values(scenePictures).flat())].map(
      (name) => [`${name}.svg`, pictures.get(name) ?? emojiSvg(name)] as const,
    ),
    ...optionNames.map(([file, picture]) => [file, pictures.get(picture) ?? emojiSvg(picture)] as const),
    ['LICENSE.txt', readText('LICENSE-fluent-emoji.txt')] as const,
  ])
  return { files, hash: hashOf(files) }
}
