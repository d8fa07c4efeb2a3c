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

/**
 * Draws a dish from its ingredients, their amounts and the way it is served: an SVG of 640 by 480 without text, scripts
 * or external references. The same dish always gives the same picture. Ids in it begin with a prefix of the recipe, so
 * that one page can contain the pictures of many recipes.
 */
export function platePicture(eaten: Cooked): string {
  const dish = dishOf(recipeAsEaten(eaten))
  for (const density of DENSITIES) {
    const picture = rendered(dish, density)
    if (picture.length < MOST_BYTES) return picture
  }
  return rendered(dish, SPARSEST)
}

const MOST_BYTES = 26_000
/** A picture that is too large is drawn again with fewer pieces. */
const DENSITIES = [1, 0.72, 0.5]
const SPARSEST = 0.34

function rendered(dish: Dish, density: number): string {
  const { recipe } = dish
  const prefix = prefixOf(recipe.id)
  const defs = createDefs(prefix)
  const setting = settingOf(recipe)
  const chance = chanceOf(recipe.id)
  const { content, cutlery: tool, ownBackdrop } = sceneRenderers[dish.kind]({ defs, dish, setting, chance, density })
  const right = tool === 'SPOON' || tool === 'CHOPSTICKS'
  const around =
    ownBackdrop === true
      ? ''
      : tableTop(defs, setting, chance('table')) +
        napkin(defs, setting, chance('napkin')) +
        besideTheDish(defs, dish, chance('beside'), right) +
        cutlery(defs, tool, right)
  const drawing = around + content
  const { kept, markup } = sharePaths(`${defs.defs()}</defs>${drawing}`, prefix)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${kept}${markup}</svg>`
}

/**
 * The prefix of the ids in a recipe's picture: a hash of the recipe's id, because a picture contains it hundreds of
 * times.
 */
export const prefixOf = (recipeId: string): string => `p${fnv1a(recipeId).toString(36)}`
