import type { PictureName } from './names.ts'

/** Pictures of the home page; the first is the main one, with the others around it. */
export const homePictures = [
  'green-salad',
  'avocado',
  'tomato',
  'broccoli',
  'egg',
] as const satisfies readonly PictureName[]

/** Name of the file with a picture of the home page: a vector drawing, a quarter of the bytes. */
export const drawingFile = (name: PictureName): string => `${name}.svg`
