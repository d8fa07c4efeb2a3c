import type { RecipeWords } from '#planner/recipe.ts'

export const clamChowderWords = {
  title: 'New England clam chowder',
  blurb:
    'Thick, pale and tasting of the harbour, with {leek+}, {thyme} and {potato+} that fall apart a little into the broth.',
  call: { 'lactose-free-milk': 'milk', 'soya-milk': 'milk', 'black-pepper': 'pepper', 'bay-leaf': 'bay' },
  prep: { leek: 'in half-moons', celery: 'diced', potato: 'in {1 cm} dice', parsley: 'chopped' },
  steps: [
    {
      written:
        'Let the {butter} foam in a saucepan, add {leek}, {celery}, {thyme} and {bay-leaf}, put the lid on and let them soften gently, without browning, until the {leek} is limp.',
      'olive-oil':
        'Warm the {olive-oil} in a saucepan, add {leek}, {celery}, {thyme} and {bay-leaf}, put the lid on and let them soften gently, without browning, until the {leek} is limp.',
    },
    [
      {
        written: 'Stir the {cornflour} into a splash of the {milk-semi} and keep it by the hob.',
        'lactose-free-milk':
          'Stir the {cornflour} into a splash of the lactose-free {lactose-free-milk} and keep it by the hob.',
        'soya-milk': 'Stir the {cornflour} into a splash of the soya milk and keep it by the hob.',
      },
      'Pour the rest over the vegetables, add {potato+} and {salt}, and heat it slowly until it steams and small bubbles show at the rim. {Milk-semi} that boils fast can curdle.',
    ],
    'Keep it at the gentlest simmer until the {potato} crumbles at the edges when you press it.',
    'Stir in the {cornflour} {milk-semi} and the {clams-tinned}. After {2 min} the soup should be thick enough to drag a little on the spoon.',
    'Lift out the bay and the {thyme} stalks, grind in the {black-pepper} and finish with {parsley}.',
  ],
  tip: 'Reheat it slowly. {Clams-tinned} toughen if they boil hard.',
} as const satisfies RecipeWords
