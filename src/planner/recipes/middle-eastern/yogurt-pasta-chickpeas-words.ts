import type { RecipeWords } from '#planner/recipe.ts'

export const yogurtPastaChickpeasWords = {
  title: {
    written: 'Turkish {greek-yogurt-2} {pasta-wholewheat} with spiced {chickpeas}',
    'gf-pasta': 'Gluten-free Turkish {greek-yogurt-2} pasta with spiced {chickpeas}',
    'lactose-free-yogurt': 'Turkish {pasta-wholewheat} with spiced {chickpeas}',
    'lactose-free-yogurt & gf-pasta': 'Gluten-free Turkish pasta with spiced {chickpeas}',
  },
  blurb: [
    {
      written:
        'Hot {pasta-wholewheat}, cold garlicky {greek-yogurt-2} and a red spoonful of {paprika} oil with {chickpeas} that crackle.',
      'gf-pasta':
        'Hot gluten-free pasta, cold garlicky {greek-yogurt-2} and a red spoonful of {paprika} oil with {chickpeas} that crackle.',
      'lactose-free-yogurt':
        'Hot {pasta-wholewheat}, cold garlicky lactose-free yogurt and a red spoonful of {paprika} oil with {chickpeas} that crackle.',
      'lactose-free-yogurt & gf-pasta':
        'Hot gluten-free pasta, cold garlicky lactose-free yogurt and a red spoonful of {paprika} oil with {chickpeas} that crackle.',
    },
    'Plain genius.',
  ],
  call: {
    'greek-yogurt-2': 'yogurt',
    'pasta-wholewheat': 'pasta',
    'olive-oil': 'oil',
    'lactose-free-yogurt': 'yogurt',
    'gf-pasta': 'pasta',
    'dried-mint': 'mint',
    'baby-spinach': 'spinach',
    'chilli-flakes': 'chilli',
  },
  prep: { garlic: 'grated' },
  steps: [
    {
      written:
        'Take the {greek-yogurt-2} out of the fridge first of all, so that the chill goes off it, and stir in the {garlic}.',
      'lactose-free-yogurt':
        'Take the lactose-free {lactose-free-yogurt} out of the fridge first of all, so that the chill goes off it, and stir in the {garlic}.',
    },
    {
      written:
        "Salt a saucepan of boiling water, keeping back a pinch for the {greek-yogurt-2}, and cook the {pasta-wholewheat} for {1 min} less than the packet tells you, until it's just tender.",
      'gf-pasta':
        "Salt a saucepan of boiling water, keeping back a pinch for the {greek-yogurt-2}, and cook the gluten-free pasta for {1 min} less than the packet tells you, until it's just tender.",
    },
    'Dry the {chickpeas} and fry them in the {olive-oil} in a hot frying pan until the skins split and turn crisp.',
    "Take that pan off the heat. Stir {paprika}, {chilli-flakes} and {dried-mint} into the sizzling {olive-oil} until it's red and smells of the spices.",
    'Drain the {pasta-wholewheat} over the {baby-spinach} in the colander, which wilts it, and keep a small cup of the water.',
    'Loosen the {greek-yogurt-2} with a little of that water, fold {pasta-wholewheat} and {baby-spinach} through it, and top each plate with {chickpeas} and red {olive-oil}.',
  ],
  tip: {
    written: '{Greek-yogurt-2} splits if it meets fierce heat, so mix everything off the hob.',
    'lactose-free-yogurt': 'Lactose-free yogurt splits if it meets fierce heat, so mix everything off the hob.',
  },
} as const satisfies RecipeWords
