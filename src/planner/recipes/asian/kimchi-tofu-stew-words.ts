import type { RecipeWords } from '#planner/recipe.ts'

export const kimchiTofuStewWords = {
  title: '{Kimchi} stew with soft tofu',
  blurb:
    "Korea's answer to a grey day: sour {kimchi}, mushrooms and trembling tofu in a red broth, with {rice-cooked} on the side.",
  call: { 'soft-tofu': 'tofu', 'chestnut-mushrooms': 'mushrooms', 'vegetable-stock': 'stock' },
  prep: {
    onion: 'sliced',
    kimchi: 'cut up with scissors',
    garlic: 'chopped',
    'chestnut-mushrooms': 'halved',
    courgette: 'in half-moons',
    'spring-onion': 'in batons',
  },
  steps: [
    'Cook {onion} and {kimchi} in the {sesame-oil} in a heavy saucepan, stirring, until the cabbage is see-through and smells sweet.',
    'Take it off the heat for a moment to stir in {garlic}, {paprika} and {chilli-flakes}, because they burn easily.',
    'Pour on the {vegetable-stock}, add the {chestnut-mushrooms} and the {courgette}, and let it bubble until the {courgette} is see-through at the edges.',
    "Season with the {soy-sauce}. Slip in the {soft-tofu} in big spoonfuls and from now on just shake the pan instead of stirring. It's hot inside when it wobbles.",
    'Scatter with {spring-onion+} and eat it with the {rice-cooked}, warmed in the microwave.',
  ],
  tip: 'The older and sourer the {kimchi}, the better the stew. Read its label: some is made with fish.',
} as const satisfies RecipeWords
