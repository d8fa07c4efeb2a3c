import type { RecipeWords } from '#planner/recipe.ts'

export const fasoladaWords = {
  title: 'Fasolada, white bean soup',
  blurb:
    'The soup that Greece grew up on: soft white beans, {carrot} and {celery} in a broth that turns silky with olive oil.',
  call: {
    'cannellini-beans': 'beans',
    'olive-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
    'bay-leaf': 'bay leaf, leaves',
    'black-pepper': 'pepper',
  },
  prep: { onion: 'chopped', carrot: 'in thin coins', celery: 'sliced, leaves kept' },
  steps: [
    "Start the {onion}, {carrot} and {celery} in a saucepan with {1/2} of the {olive-oil}. Keep the lid on and shake the pan now and then, until they're soft but not brown.",
    'Spread the {tomato-puree} over the hot base of the pan and count to sixty, until it has darkened.',
    'Mash {1/4} of the {cannellini-beans} to a rough paste with a fork. This will thicken the broth.',
    'Add paste and whole {cannellini-beans}, {tinned-tomatoes}, {bay-leaf}, {water}, {salt} and {black-pepper}, and let it simmer with the lid ajar until a coin of {carrot} gives way under the spoon.',
    'Take out the {bay-leaf}. Stir in the raw {olive-oil} that you kept back and the {lemon-juice}. The soup turns glossy at once.',
    'Ladle into deep bowls and scatter the torn {celery} {bay-leaf+} on top.',
  ],
  tip: "It's thicker on the second day. Thin it with a splash of {water} as you warm it.",
} as const satisfies RecipeWords
