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
    'Leave the shredded {cabbage} in iced water while you cook. It comes out curled and squeaking.',
    "Get {1/2} of the {avocado-oil} shimmering in a frying pan and let the {onion} take colour at its tips, then scrape it aside. Stop when it's blond with a few brown ends.",
    'Pour in what {avocado-oil} is left and lay down the {pork-tenderloin} with gaps between the slices. {1.5 Min} a side is enough for slices like these, as long as no pink is left.',
    'Throw in the {ginger} mixture you kept. It hisses, thickens and coats the meat almost at once.',
    'Spin the {cabbage} dry, heap it on the plates with the split {sweet-potato+}, and pour {pork-tenderloin} and glaze half over it, so that some leaves stay crisp. Sesame on top.',
  ],
  tip: 'A half-frozen fillet is much easier to slice thinly.',
} as const satisfies RecipeWords
