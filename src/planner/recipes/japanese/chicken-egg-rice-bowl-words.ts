import type { RecipeWords } from '#planner/recipe.ts'

export const chickenEggRiceBowlWords = {
  title: 'Oyakodon, {chicken-thigh} and {egg} over {rice-cooked}',
  blurb:
    '{Chicken-thigh} and just-set {egg} in a sweet-salty broth, slid over hot {rice-cooked}. Comfort in a bowl, and one pan to wash.',
  call: { 'chicken-stock-unsalted': 'stock' },
  prep: { onion: 'in thin wedges', 'chicken-thigh': 'in thumb-sized bites', 'spring-onion': 'shredded' },
  steps: [
    'Bring the {chicken-stock-unsalted}, {soy-sauce} and {mirin} to a lively bubble in a lidded frying pan and let the {onion} wilt in it. Go on when the strands have lost their stiffness.',
    'Spread the {chicken-thigh} out in the broth. Turn the pieces halfway. Cut the thickest one open, it must be white to its heart.',
    'Add the {frozen-peas}, which only have to lose their frost.',
    'Break up the {egg+} with chopsticks in a bowl, five or six strokes and no more, so that you still see streaks of white.',
    'Trickle {2/3} of the {egg} over the pan in a spiral, cover, and count to sixty. Then the rest, and a shorter wait: the top should tremble but not run.',
    'Have the {rice-cooked} steaming from the microwave in deep bowls. Tilt the pan and let everything slide onto it, {spring-onion} last.',
  ],
  tip: 'If somebody at the table must not have soft {egg}, keep the lid on for {2 min} more.',
} as const satisfies RecipeWords
