import type { Variant } from '#planner/derive/variant.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { platePicture } from '#planner/plate/plate-picture.ts'
import { undrawnFoods } from '#planner/plate/undrawn-foods.ts'

/** Ingredients that the pictures of dishes leave out. */
export const pictureProblems = (dishes: readonly Variant[]): readonly string[] =>
  dishes.flatMap((dish) =>
    undrawnFoods(dish).map(
      (id) =>
        `the picture ${plateName(dish)} does not show the ${id}; its title chose how it is served, by the table of src/planner/plate/dish/dish-kind.ts`,
    ),
  )

/** A page with the pictures of dishes. */
export const picturesPage = (dishes: readonly Variant[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Pictures of recipes</title><style>figure { display: inline-block; width: 320px }</style>${dishes
    .map((dish) => `<figure>${platePicture(dish)}<figcaption>${plateName(dish)}</figcaption></figure>`)
    .join('')}`
