import type { RecipeWords } from '#planner/recipe.ts'

export const peaButterBeanMintSoupWords = {
  title: 'Pea, butter bean and {mint} soup',
  blurb:
    'Bright green, thick and velvety: the freezer {frozen-peas} and a tin of beans become a proper supper in {25 min}.',
  call: { 'butter-beans': 'beans', 'olive-oil': 'oil', 'vegetable-stock': 'stock', 'sunflower-seeds': 'seeds' },
  prep: { leek: 'in thin rings and rinsed', garlic: 'chopped', 'sunflower-seeds': 'to scatter' },
  steps: [
    "Put a big saucepan on a low heat with the {olive-oil}, {leek+} and {salt}. Cover, and let the {leek+} soften until they're completely limp.",
    'Stir the {garlic} through and give it {0.5 min}, only until it smells sweet.',
    "Add {vegetable-stock} and drained {butter-beans} and bring everything to a lively bubble. It's ready once the beans are hot to the middle.",
    "Add the {frozen-peas}, but keep a spoonful for the top. They're cooked as soon as the soup bubbles again.",
    'Off the heat, drop in the {mint} leaves and {lemon-juice} and whizz with the hand blender until not a lump is left.',
    'Ladle into bowls and finish with the {frozen-peas} you saved and the {sunflower-seeds}.',
  ],
  tip: 'If you reheat it, stop before it bubbles hard. The green turns khaki when it boils for long.',
} as const satisfies RecipeWords
