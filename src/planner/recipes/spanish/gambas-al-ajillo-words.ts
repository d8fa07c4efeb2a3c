import type { RecipeWords } from '#planner/recipe.ts'

export const gambasAlAjilloWords = {
  title: { written: 'Gambas al ajillo', 'chestnut-mushrooms': 'Mushrooms al ajillo' },
  blurb:
    'The tapa that arrives hissing: {prawns} in {garlic} oil with a little dried chilli, and {0.5 min} from done to gone.',
  call: { 'olive-oil': 'oil', 'chestnut-mushrooms': 'mushrooms', 'chilli-flakes': 'chilli' },
  prep: { garlic: 'in thin slices', 'chestnut-mushrooms': 'quartered', parsley: 'chopped' },
  steps: [
    {
      written: 'Dry the {prawns} well and {salt} them.',
      'chestnut-mushrooms': 'Wipe the {chestnut-mushrooms} clean and {salt} them.',
    },
    'Start {garlic} and {chilli-flakes} in cold {olive-oil} in a small frying pan and warm them up together. Go on the moment the slices begin to move and look creamy white.',
    [
      {
        written: 'Turn up the heat, add the {prawns} in one layer and flip each when its underside is coral.',
        'chestnut-mushrooms':
          "Turn up the heat a little, add the {chestnut-mushrooms} in one layer and turn them when they're brown beneath.",
      },
      {
        written: 'They take {time} in all, until nothing grey is left.',
        'chestnut-mushrooms': 'They take {time} in all, until the pan is dry.',
      },
    ],
    'Add {lemon-juice} and {parsley}, which make it hiss again, and bring the pan to the table.',
  ],
} as const satisfies RecipeWords
