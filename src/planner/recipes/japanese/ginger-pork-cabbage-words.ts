import type { RecipeWords } from '#planner/recipe.ts'

export const gingerPorkCabbageWords = {
  title: '{Ginger} {pork-tenderloin} with {cabbage} and {sweet-potato}',
  blurb:
    'Shogayaki, the weeknight dish of every Japanese kitchen: thin {pork-tenderloin} in a sharp {ginger} glaze over crisp raw {cabbage}.',
  call: { 'apple-cider-vinegar': 'vinegar', 'avocado-oil': 'oil' },
  prep: {
    'pork-tenderloin': 'in slices as thin as a coin',
    ginger: 'finely grated',
    cabbage: 'shredded as fine as you can',
    onion: 'in half-rings',
  },
  steps: [
    'Prick the {sweet-potato+}, wrap each in wet kitchen paper and microwave until a knife slips in, turning them once.',
    'Meanwhile mix {ginger}, {soy-sauce} and {apple-cider-vinegar}. Turn the {pork-tenderloin} in {1/2} of it. Hold the rest back.',
    'Leave the shredded {cabbage} in iced water while you cook. It comes out curly and crisp.',
    "Get {1/2} of the {avocado-oil} shimmering in a frying pan and fry the {onion} until it's blond with a few brown tips, then scrape it aside.",
    'Pour in what {avocado-oil} is left and lay down the {pork-tenderloin} with gaps between the slices. Fry them for {1.5 min} a side, until no pink is left.',
    'Throw in the {ginger} mixture you kept. It hisses and thickens. Stop as soon as it coats the meat.',
    'Spin the {cabbage} dry, heap it on the plates with the split {sweet-potato+}, and spoon {pork-tenderloin} and glaze partly over it, so that some leaves stay crisp. Scatter the sesame on top.',
  ],
  tip: 'A half-frozen fillet is much easier to slice thinly.',
} as const satisfies RecipeWords
