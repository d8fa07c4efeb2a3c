import type { RecipeWords } from '#planner/recipe.ts'

export const porkLeekSagePattiesWords = {
  title: 'Pork, {leek} and {fresh-sage} patties with mushrooms',
  blurb: 'The taste of a Lincolnshire banger without the skin: herby little patties, fried mushrooms and hot tomatoes.',
  call: {
    'chestnut-mushrooms': 'mushrooms',
    'cherry-tomatoes': 'tomatoes',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
    'pork-mince-lean': 'pork',
  },
  prep: {
    leek: 'minced almost to nothing',
    apple: 'grated and squeezed dry',
    'fresh-sage': 'chopped',
    'chestnut-mushrooms': 'halved',
  },
  steps: [
    'Work {pork-mince-lean}, {leek}, {apple}, {fresh-sage}, {nutmeg}, {salt} and {black-pepper} together with a fork. Flatten into patties as thick as your thumb, three for each person.',
    'Film a big frying pan with {1/2} the {olive-oil} and set the patties in, not touching. When the rims have turned white, flip. Both faces should be freckled brown and the middles firm with no pink.',
    'Move them to a warm plate. Put the {chestnut-mushrooms} into the pan with the other {1/2} of the {olive-oil}, cut sides down, and leave them undisturbed until they have a dark crust.',
    'Roll the {cherry-tomatoes} around among them until their skins wrinkle, and slide everything onto the plates.',
  ],
  tip: 'Shape the patties the evening before and keep them covered in the fridge. Then breakfast takes {15 min}.',
} as const satisfies RecipeWords
