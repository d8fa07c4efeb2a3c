import type { Cooked } from '#planner/derive/variant.ts'
import { fnv1a } from '#planner/seeded-random.ts'
import type { Dish } from './dish/dish.ts'
import { dishOf } from './dish/dish-of-recipe.ts'
import { recipeAsEaten } from './recipe-as-eaten.ts'
import { besideTheDish } from './scenes/props.ts'
import { chanceOf } from './scenes/scene-context.ts'
import { sceneRenderers } from './scenes/scene-renderers.ts'
import { createDefs } from './svg/defs.ts'
import { sharePaths } from './svg/share-paths.ts'
import { cutlery } from './table-setting/cutlery.ts'
import { settingOf } from './table-setting/setting.ts'
import { napkin, tableTop } from './table-setting/table-top.ts'

/** How a dish is drawn: on its table with cutlery and napkin, or by itself, to be laid on any ground. */
export type PlateLook = 'laid' | 'cut'

/**
 * Draws a dish from its ingredients, their amounts and the way it is served: an SVG of 640 by 480 (cut out, a square) without text,
 * scripts or external references. The same dish always gives the same picture. Ids in it begin with a prefix of the recipe, so
 * that one page can contain the pictures of many recipes.
 */
export function platePicture(eaten: Cooked, look: PlateLook = 'laid'): string {
  const dish = dishOf(recipeAsEaten(eaten))
  for (const density of DENSITIES) {
    const picture = rendered(dish, density, look)
    if (picture.length < MOST_BYTES) return picture
  }
  return rendered(dish, SPARSEST, look)
}

const MOST_BYTES = 26_000
/** A picture that is too large is drawn again with fewer pieces. */
const DENSITIES = [1, 0.72, 0.5]
const SPARSEST = 0.34

/** The square of the canvas that a dish by itself fills; pans and boards are wider than plates. */
const CUT_BOX = '50 -28 540 540'

/** A dish that is seen from the side has a table top of its own, of which a round piece is kept. */
const roundPiece = (prefix: string, drawing: string): string =>
  `<clipPath id="${prefix}cut"><circle cx="320" cy="242" r="226"/></clipPath><g clip-path="url(#${prefix}cut)">${drawing}</g>`

function rendered(dish: Dish, density: number, look: PlateLook): string {
  const { recipe } = dish
  const prefix = prefixOf(recipe.id)
  const defs = createDefs(prefix)
  const setting = settingOf(recipe)
  const chance = chanceOf(recipe.id)
  const { content, cutlery: tool, ownBackdrop } = sceneRenderers[dish.kind]({ defs, dish, setting, chance, density })
  const right = tool === 'SPOON' || tool === 'CHOPSTICKS'
  const isCut = look === 'cut'
  const around =
    ownBackdrop === true || isCut
      ? ''
      : tableTop(defs, setting, chance('table')) +
        napkin(defs, setting, chance('napkin')) +
        besideTheDish(defs, dish, chance('beside'), right) +
        cutlery(defs, tool, right)
  const drawing = isCut && ownBackdrop === true ? roundPiece(prefix, content) : around + content
  const viewBox = isCut ? CUT_BOX : '0 0 640 480'
  const { kept, markup } = sharePaths(`${defs.defs()}</defs>${drawing}`, prefix)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${kept}${markup}</svg>`
}

/**
 * The prefix of the ids in a recipe's picture: a hash of the recipe's id, because a picture contains it hundreds of
 * times.
 */
export const prefixOf = (recipeId: string): string => `p${fnv1a(recipeId).toString(36)}`
