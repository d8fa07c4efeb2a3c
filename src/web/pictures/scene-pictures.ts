import type { Slug } from '#domain/funnel/journey.ts'
import type { PictureName } from './names.ts'

/** Pictures of the screens without a list of options. */
export const scenePictures = {
  tracker: ['scanned-plate'],
} as const satisfies Partial<Record<Slug, readonly PictureName[]>>

/** Name of the file with a picture of a step, in the size in which steps show it. */
export const sceneFile = (name: PictureName): string => `${name}.webp`
