import type { RecipeWords } from '#planner/recipe.ts'

export const chickenEggRiceBowlWords = {
  title: 'Oyakodon, {chicken-thigh} and {egg} over {rice-cooked}',
  blurb:
    '{Chicken-thigh} and just-set {egg} in a sweet-salty broth, slid over hot {rice-cooked}. Comfort in a bowl, and one pan to wash.',
  call: { 'chicken-stock-unsalted': 'stock' },
  prep: { onion: 'in thin wedges', 'chicken-thigh': 'in thumb-sized bites', 'spring-onion': 'shredded' },
  steps: [
    'Bring the {chicken-stock-unsalted}, {soy-sauce} and {mirin} to a steady bubble in a lidded frying pan and cook the {onion} in it until the strands have gone limp.',
    'Spread the {chicken-thigh} out in the broth. Turn the pieces halfway, and cook them until the thickest, cut open, is white all the way through.',
    'Add the {frozen-peas}, and wait until the broth bubbles again.',
    'Break up the {egg+} with chopsticks in a bowl, five or six strokes and no more, so that you still see streaks of white.',
    'Trickle {2/3} of the {egg} over the pan in a spiral, cover, and count to sixty. Add the rest and cover it again, until the top wobbles but no longer runs.',
    'Have the {rice-cooked} steaming from the microwave in deep bowls. Tilt the pan and slide everything onto it, with the {spring-onion} on top.',
  ],
  tip: 'If somebody at the table must not have soft {egg}, keep the lid on for {2 min} more.',
} as const satisfies RecipeWords
