import type { RecipeWords } from '#planner/recipe.ts'

export const pumpkinGreenBeanSambarWords = {
  title: '{Pumpkin} and green bean sambar',
  blurb: 'A southern Indian lentil soup, sour with tamarind and fragrant with {curry-leaves}, thick with vegetables.',
  call: { 'red-lentils': 'lentils', 'rapeseed-oil': 'oil', 'tamarind-paste': 'tamarind' },
  prep: {
    'red-lentils': 'rinsed',
    pumpkin: 'peeled, in bite-sized pieces',
    'green-beans': 'in short lengths',
    tomato: 'in wedges',
  },
  steps: [
    'Combine {red-lentils}, {turmeric} and {water} in a saucepan and let them simmer, half covered, until the {red-lentils} have burst and gone soft.',
    'Add {pumpkin}, {green-beans}, {tomato}, {coriander-seed} and {salt}. Cook them for another quarter of {60 min}, until the {pumpkin} is soft but the beans keep their shape.',
    'Dissolve the {tamarind-paste} in a ladleful of the broth and stir it back in. It should taste plainly sour, then sweet.',
    'Get the {rapeseed-oil} very hot in a small frying pan. Add the {mustard-seeds}, put a lid on and wait for the popping to slow.',
    'Add {curry-leaves} and {chilli-flakes}, which crackle for {3 s}, and tip it all over the sambar. Breathe in, then ladle it out.',
  ],
  tip: 'Dried {curry-leaves} taste of little. Without fresh ones, use a bay leaf and a strip of lime zest.',
} as const satisfies RecipeWords
