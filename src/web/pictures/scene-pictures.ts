import type { Slug } from '#domain/funnel/journey.ts'
import type { PictureName } from './names.ts'

/**
 * Pictures of the screens without a list of options. The first picture is the main one, with the others around it; on
 * recipes-screen and love-foods-diet all pictures are equals.
 */
export const scenePictures = {
  trust: ['heart-hands', 'sparkles'],
  'meal-plan': ['week-plan', 'strawberry', 'carrot', 'lemon'],
  'review-result': ['forecast', 'running-shoe', 'red-apple'],
  statistics: ['bar-chart'],
  'recipes-screen': ['shallow-pan-of-food', 'green-salad', 'steaming-bowl', 'pancakes'],
  tracker: ['scanned-plate'],
  'keep-on-track': ['bullseye', 'four-leaf-clover'],
  'result-statistics': ['bar-chart', 'herb'],
  'love-foods-diet': ['avocado', 'strawberry', 'carrot', 'blueberries', 'tomato', 'mango', 'broccoli'],
} as const satisfies Partial<Record<Slug, readonly PictureName[]>>

/** Name of the file with a picture of a step, in the size in which steps show it. */
export const sceneFile = (name: PictureName): string => `${name}.webp`
