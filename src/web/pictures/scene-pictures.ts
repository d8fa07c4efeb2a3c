import type { Slug } from '#domain/funnel/journey.ts'
import type { PictureName } from './names.ts'

type Scene = Slug | 'home'

/**
 * Pictures of the screens that are not a list of options. The first is the main one, others stand around it; where a
 * screen shows several alike (recipes-screen, love-foods-diet), all are of one rank.
 */
export const scenePictures = {
  home: ['green-salad', 'avocado', 'tomato', 'broccoli', 'egg'],
  trust: ['heart-hands', 'sparkles'],
  'meal-plan': ['week-plan', 'strawberry', 'carrot', 'lemon'],
  'review-result': ['forecast', 'running-shoe', 'red-apple'],
  statistics: ['bar-chart'],
  'recipes-screen': ['shallow-pan-of-food', 'green-salad', 'steaming-bowl', 'pancakes'],
  tracker: ['scanned-plate'],
  'keep-on-track': ['bullseye', 'four-leaf-clover'],
  'result-statistics': ['bar-chart', 'herb'],
  'love-foods-diet': ['avocado', 'strawberry', 'carrot', 'blueberries', 'tomato', 'mango', 'broccoli'],
} as const satisfies Partial<Record<Scene, readonly PictureName[]>>

/** Name of the file with a picture of a step, painted as large as a step shows it. */
export const sceneFile = (name: PictureName): string => `${name}.webp`

/** Name of the file with a picture of the home page: a drawing, of a fourth of the bytes. */
export const drawingFile = (name: PictureName): string => `${name}.svg`
