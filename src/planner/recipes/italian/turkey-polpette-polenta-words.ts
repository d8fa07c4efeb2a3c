import type { RecipeWords } from '#planner/recipe.ts'

export const turkeyPolpettePolentaWords = {
  title: 'Turkey polpette on soft {polenta}',
  blurb: 'Small, tender meatballs braised in tomato until the sauce turns sweet, over a golden spoonful of {polenta}.',
  call: { 'turkey-mince': 'mince', 'black-pepper': 'pepper', 'olive-oil': 'oil' },
  prep: {
    carrot: 'finely grated',
    garlic: 'grated',
    'fennel-seeds': 'bruised',
    parsley: 'finely chopped',
    onion: 'finely diced',
  },
  steps: [
    [
      {
        written:
          'Knead the {turkey-mince} with crumbs, {carrot}, {1/2} the {garlic}, {fennel-seeds}, {parsley}, {black-pepper} and {1/3} of the {salt}.',
        'gf-breadcrumbs':
          'Knead the {turkey-mince} with gluten-free crumbs, {carrot}, {1/2} the {garlic}, {fennel-seeds}, {parsley}, {black-pepper} and {1/3} of the {salt}.',
      },
      'With wet palms roll fourteen balls, about as big as walnuts in their shells.',
    ],
    "Brown them in the {olive-oil} in a frying pan, rolling them about with two spoons. They don't have to be cooked inside yet. Go on until they're brown most of the way round.",
    'Push them to one side, soften the {onion} beside them, then add the other {1/2} of the {garlic}. It should smell sweet before you go on.',
    'Pour in the {passata} and another third of the {salt}. Put the lid on and let them simmer until a ball you cut open is pale all the way through, with no pink left.',
    "Meanwhile, for the {polenta}, boil the {water} with the remaining {salt} in a saucepan. Pour the grains in slowly with one hand and whisk with the other, then stir over low heat until it's thick and bubbles slowly. Quick {polenta} needs {time}, the coarse sort up to thirty.",
    'Spread the {polenta} in the bowls, make a dip in each with the back of the spoon, and fill it with polpette and sauce.',
  ],
  tip: 'Freeze the meatballs in their sauce. {Polenta} is best made fresh, and takes no longer than laying the table.',
} as const satisfies RecipeWords
