import type { RecipeWords } from '#planner/recipe.ts'

export const ovenFriedChickenPotatoSaladWords = {
  title: 'Oven-fried chicken with green bean {potato} salad',
  blurb: {
    written:
      'Buttermilk-soaked drumsticks in a craggy crust, baked hot instead of deep-fried, with a mustardy warm salad.',
    'soya-yogurt':
      'Drumsticks soaked in {soya-yogurt}, in a craggy crust, baked hot instead of deep-fried, with a mustardy warm salad.',
    'lactose-free-yogurt':
      'Drumsticks soaked in lactose-free yogurt, in a craggy crust, baked hot instead of deep-fried, with a mustardy warm salad.',
  },
  call: {
    'chicken-drumstick': 'drumstick, drumsticks',
    'hot-sauce': 'sauce',
    'smoked-paprika': 'paprika',
    'black-pepper': 'pepper',
    'rapeseed-oil': 'oil',
    'green-beans': 'beans',
    'dijon-mustard': 'mustard',
    'white-wine-vinegar': 'vinegar',
  },
  prep: { potato: 'small ones, halved', 'green-beans': 'snapped in two' },
  steps: [
    'Slash each {chicken-drumstick} twice down to the bone. Coat them with the {buttermilk} and hot {hot-sauce} and leave them while the oven reaches {oven}.',
    {
      written:
        'Rub the crumbs with {smoked-paprika}, {garlic-powder}, {black-pepper}, {1/2} of the {salt} and {2/3} of the {rapeseed-oil}, until they look like wet sand.',
      'gf-breadcrumbs':
        'Rub the gluten-free crumbs with {smoked-paprika}, {garlic-powder}, {black-pepper}, {1/2} of the {salt} and {2/3} of the {rapeseed-oil}, until they look like wet sand.',
    },
    'Roll the dripping {chicken-drumstick+} in the crumbs, pressing to make them stick, and stand them apart on a baking tray.',
    "Bake without turning. They're done when the crust is crisp and brown and the juices at the bone run clear.",
    'Meanwhile cook the {potato+} in a saucepan of water with the remaining {salt}, and add the {green-beans} for the final {4 min}. The potatoes are done when a skewer slips through.',
    'Drain, and while they steam, dress them with {dijon-mustard}, {white-wine-vinegar} and the rest of the {rapeseed-oil}.',
  ],
  tip: 'A longer soak does no harm: overnight in the fridge makes the meat even juicier.',
} as const satisfies RecipeWords
