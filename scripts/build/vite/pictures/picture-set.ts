import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ChoiceKey, choices } from '../../../../src/domain/answers/choices.ts'
import { bodies } from '../../../../src/web/pictures/body/bodies.ts'
import { bodyFigure } from '../../../../src/web/pictures/body/body-figure.ts'
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
import { sceneFile, scenePictures } from '../../../../src/web/pictures/scene-pictures.ts'
import { type HashedFile, hashOf } from '../hashed-files-plugin.ts'
import { openEmoji } from './emoji-svg.ts'
import { mealPlates } from './meal-plates.ts'
import { type PictureSize, paintedPicture } from './painted-picture.ts'
import { slimSvg } from './slim-svg.ts'

const picturesDir = path.resolve(import.meta.dirname, '../../../../src/web/pictures')
const readText = (file: string) => readFileSync(path.join(picturesDir, file), 'utf8')

export type PictureSet = {
  /** Each file by its name, including the licence of the emoji. */
  readonly files: ReadonlyMap<string, HashedFile>
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

/** The largest size at which a page shows the picture of an option, in CSS pixels. */
const shownSizes: Partial<Readonly<Record<ChoiceKey, PictureSize>>> = {
  gender: { width: 64, height: 64 },
  body: { width: 75, height: 150 },
  goalBody: { width: 75, height: 150 },
  cuisinesLike: { width: 32, height: 32 },
  mealsLike: { width: 32, height: 32 },
}
const cardSize: PictureSize = { width: 44, height: 44 }

/** Side of the pictures above the text of a step, in CSS pixels. */
const SCENE_SIDE = 104

type OptionDrawing = { readonly file: string; readonly picture: PictureName; readonly size: PictureSize }

/** The picture of every option as a file of its own, under the name that the pages request. */
const optionDrawings: readonly OptionDrawing[] = keys.flatMap((key) =>
  choices.gender.flatMap((gender) =>
    choices[key].flatMap((value) => {
      const picture = optionPicture(key, value, gender)
      const file = optionFile(key, value, gender)
      return picture === null ? [] : [{ file, picture, size: shownSizes[key] ?? cardSize }]
    }),
  ),
)

/** Writes the named emoji and all drawings of our own. Throws if a name has no picture. */
export function buildPictureSet(emoji: readonly string[] = emojiNames): PictureSet {
  const emojiSvg = openEmoji()
  const pictures = new Map<string, string>([
    ...emoji.map((name) => [name, emojiSvg(name)] as const),
    ...drawingNames.map((name) => [name, drawing(name)] as const),
    ...bodyNames.map((name) => [name, figure(name)] as const),
  ])
  const drawn = (name: PictureName): string => pictures.get(name) ?? emojiSvg(name)
  const files = new Map<string, HashedFile>([
    ...Object.values(scenePictures)
      .flat()
      .map(
        (name) => [sceneFile(name), paintedPicture(drawn(name), { width: SCENE_SIDE, height: SCENE_SIDE })] as const,
      ),
    ...optionDrawings.map(({ file, picture, size }) => [file, paintedPicture(drawn(picture), size)] as const),
    ['LICENSE.txt', readText('LICENSE-fluent-emoji.txt')] as const,
  ])
  return { files, hash: hashOf(files) }
}
