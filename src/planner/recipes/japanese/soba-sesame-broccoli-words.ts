import type { RecipeWords } from '#planner/recipe.ts'

export const sobaSesameBroccoliWords = {
  title: 'Cold buckwheat soba with broccoli and sesame dressing',
  blurb:
    'Toasty buckwheat noodles rinsed cold, green broccoli, tofu and a dressing of ground sesame. Made for warm evenings.',
  call: { 'tenderstem-broccoli': 'broccoli', 'soba-gf': 'noodles', 'soft-tofu': 'tofu' },
  prep: {
    'tenderstem-broccoli': 'cut in three',
    'soft-tofu': 'in bite-sized cubes',
    carrot: 'shaved into ribbons',
    'spring-onion': 'sliced on the slant',
  },
  steps: [
    "Whisk the {soy-sauce} and everything else for the dressing in a big bowl until it's as smooth and pale as caramel.",
    'Bring a saucepan of {water} to a rolling boil, without salt. Cook the {tenderstem-broccoli} in it for {time}, until the florets are bright but still crisp. Lift it out and cool it under the tap.',
    "Drop the soba into the same {water}. Pure buckwheat foams, so have a splash of cold {water} ready. Taste a strand early and often, and stop when it's tender.",
    'Drain and wash the {soba-gf} under the cold tap, rubbing them between your palms until the {water} runs clear. This is what keeps them from clumping.',
    'Shake off the {water}, twist {soba-gf}, {tenderstem-broccoli} and {carrot} through the dressing, lay the {soft-tofu} on top and scatter with {spring-onion}.',
  ],
  tip: 'Soba made with wheat works just as well if you eat gluten. It cooks in about {4 min}.',
} as const satisfies RecipeWords
