import type { Slug } from '#domain/funnel/journey.ts'
import type { PictureName } from './names.ts'

type Scene = Slug | 'home' | 'checkpoint' | 'complete'

/**
 * Pictures of the screens that are not a list of options. The first is the main one, others stand around it; where a
 * screen shows several alike (recipes-screen, love-foods-diet), all are of one rank.
 */
export const scenePictures = {
  home: ['green-salad', 'avocado', 'tomato', 'broccoli', 'egg'],
  trust: ['heart-hands', 'sparkles'],
  'meal-plan': ['week-plan', 'strawberry', 'carrot', 'lemon'],
  height: ['straight-ruler'],
  weight: ['bathroom-scale'],
  'goal-weight': ['bullseye'],
  'review-result': ['forecast', 'running-shoe', 'red-apple'],
  statistics: ['bar-chart'],
  'recipes-screen': ['shallow-pan-of-food', 'green-salad', 'steaming-bowl', 'pancakes'],
  tracker: ['scanned-plate'],
  'tried-diets': ['speech-balloon'],
  'thought-losing': ['thought-balloon'],
  'keep-on-track': ['bullseye', 'four-leaf-clover'],
  'result-statistics': ['bar-chart', 'herb'],
  'love-foods-diet': ['avocado', 'strawberry', 'carrot', 'blueberries', 'tomato', 'mango', 'broccoli'],
  'event-day': ['calendar'],
  'finally-plan': ['forecast'],
  'personalize-plan': ['pot-of-food', 'carrot', 'tomato', 'onion', 'bell-pepper'],
  checkpoint: ['stethoscope'],
  'confirm-email': ['closed-mailbox-with-raised-flag'],
  pay: ['week-plan', 'locked'],
  complete: ['party-popper', 'green-salad'],
} as const satisfies Partial<Record<Scene, readonly PictureName[]>>

/** Name of the file with a picture of a scene: a drawing, which is as sharp at any size. */
export const sceneFile = (name: PictureName): string => `${name}.svg`
