import type { RecipeWords } from '#planner/recipe.ts'

export const enfrijoladasQuesoFrescoWords = {
  title: 'Enfrijoladas with fresh cheese',
  blurb:
    'Soft tortillas bathed in a silky black bean sauce, folded like handkerchiefs, with cheese, {onion} and {avocado}.',
  call: {
    'corn-tortilla': 'tortilla, tortillas',
    'rapeseed-oil': 'oil',
    'black-beans': 'beans',
    'vegetable-stock': 'stock',
    'queso-fresco': 'cheese',
  },
  prep: { onion: 'half chopped, half in thin rings', garlic: 'sliced', 'queso-fresco': 'crumbled', avocado: 'sliced' },
  steps: [
    "Brown the chopped {onion} and the {garlic} in {1/2} the {rapeseed-oil}, in a saucepan, until they're golden and smell sweet.",
    'Tip in the drained {black-beans}, {vegetable-stock}, {adobo-chipotle} and {dried-oregano}. Let it bubble gently for {time}, then blend it smooth with the hand blender and keep it hot. It should pour from the spoon in a ribbon, like custard.',
    'Brush a frying pan with the {rapeseed-oil} you saved and warm the {corn-tortilla+} one at a time, only until they bend without cracking.',
    'Dip every {corn-tortilla} in the {black-beans} so that both sides are coated, fold it in half twice and lay it on a warm plate.',
    'Pour over what sauce is left. Top with the {queso-fresco}, raw {onion} rings, {avocado} and {coriander} while it steams.',
  ],
  tip: 'Bean sauce freezes well. Dip the tortillas only at the last moment, as they soften fast.',
} as const satisfies RecipeWords
