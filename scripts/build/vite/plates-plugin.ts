import type { Plugin } from 'vite'
import { asWritten } from '../../../src/planner/derive/variant.ts'
import { platePicture } from '../../../src/planner/plate/plate-picture.ts'
import { library } from '../../../src/planner/recipes/library.ts'
import { shownDishes } from '../../../src/web/funnel/table/shown-dishes.ts'
import { hashedFilesPlugin, hashOf } from './hashed-files-plugin.ts'

function drawn(dish: string): string {
  const recipe = library.find(({ id }) => id === dish)
  if (recipe === undefined) throw new Error(`The library has no dish ${dish}.`)
  return platePicture(asWritten(recipe), 'cut')
}

function plates() {
  const files = new Map(shownDishes.map((dish) => [`${dish}.svg`, drawn(dish)] as const))
  return { files, hash: hashOf(files) }
}

// One set for all builds of a process.
let built: ReturnType<typeof plates> | undefined

/** The dishes of the questionnaire's tables, drawn without a table of their own, as `virtual:plates`. */
export const platesPlugin = (): Plugin =>
  hashedFilesPlugin({
    name: 'plates',
    make: () => {
      built ??= plates()
      return built
    },
    code: (folder) => `export const platesBase = ${JSON.stringify(folder)}`,
  })
