import { choices, type Gender } from '#domain/answers/choices.ts'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import type { PictureName } from '#web/pictures/names.ts'
import { optionFile } from '#web/pictures/option-file.ts'
import { sceneFile, scenePictures } from '#web/pictures/scene-pictures.ts'

/** The files of the pictures above the text of a step. */
export function sceneOf(slug: Slug): readonly string[] {
  const scenes: Partial<Readonly<Record<Slug, readonly PictureName[]>>> = scenePictures
  return (scenes[slug] ?? []).map(sceneFile)
}

/** The files of every picture that a step shows. */
export function picturesAt(slug: Slug, gender: Gender): readonly string[] {
  const step = stepOf(slug)
  if (step?.kind !== 'choice' && step?.kind !== 'choices') return sceneOf(slug)
  return choices[step.key].map((option) => optionFile(step.key, option, gender))
}
