import type { RecipeWords } from '#planner/recipe.ts'

export const fideuaPrawnsSquidWords = {
  title: {
    written: 'Fideuà with {prawns} and {squid}',
    'chicken-thigh': 'Fideuà with {prawns} and chicken',
    'chicken-breast': 'Fideuà with {squid}',
    'chicken-thigh & chicken-breast': 'Fideuà with chicken',
  },
  blurb: {
    written:
      "Paella's cousin from Gandia: short noodles toasted deep brown, then soaked with shellfish juices and {saffron}.",
    'gf-spaghetti':
      "Paella's cousin from Gandia: short gluten-free noodles toasted deep brown, then soaked with shellfish juices and {saffron}.",
    'chicken-thigh':
      "Paella's cousin from Gandia: short noodles toasted deep brown, then soaked with good stock and {saffron}.",
    'smoked-tofu':
      "Paella's cousin from Gandia: short noodles toasted deep brown, then soaked with good stock and {saffron}.",
    'gf-spaghetti & chicken-thigh':
      "Paella's cousin from Gandia: short gluten-free noodles toasted deep brown, then soaked with good stock and {saffron}.",
    'gf-spaghetti & smoked-tofu':
      "Paella's cousin from Gandia: short gluten-free noodles toasted deep brown, then soaked with good stock and {saffron}.",
  },
  call: {
    'chicken-thigh': 'chicken thigh',
    'olive-oil': 'oil',
    'vegetable-stock': 'stock',
    'smoked-paprika': 'paprika',
  },
  prep: {
    spaghetti: 'snapped into matchstick lengths',
    'gf-spaghetti': 'snapped into matchstick lengths',
    squid: 'in rings',
    'chicken-thigh': 'in small cubes',
    'smoked-tofu': 'in small cubes',
    garlic: 'sliced',
    tomato: 'grated or finely chopped',
    'chicken-breast': 'in small cubes',
    lemon: 'in wedges',
    parsley: 'chopped',
  },
  steps: [
    "Break the {spaghetti} inside a clean tea towel, so that the bits don't fly all over the kitchen. Toast them with {1/3} of the {olive-oil} in a large frying pan, tossing, until they're as brown as hazelnuts. Set them aside.",
    "Heat the {vegetable-stock} with the {saffron} in a small saucepan. It's ready when it's yellow and steams.",
    [
      {
        written:
          "Heat another third of the {olive-oil} and fry the {squid} for {90 s}, until it's lightly browned. Any longer and it gets tough.",
        'chicken-thigh':
          "Heat another third of the {olive-oil} and fry the {chicken-thigh} for {time}, until it's brown on all sides.",
        'smoked-tofu':
          "Heat another third of the {olive-oil} and fry the {smoked-tofu} for {time}, until it's brown on several sides.",
      },
      'Put it with the pasta.',
    ],
    [
      'Lower the heat for the last of the {olive-oil} and the {garlic}.',
      {
        written:
          "Once it's pale gold add {tomato+} and {salt}, and cook them until the {olive-oil} separates from them. Add the {smoked-paprika} at the very end.",
        'chicken-breast':
          "Once it's pale gold turn the chicken breast in it until it's white, add {tomato+} and {salt}, and cook them until the {olive-oil} separates from them. Add the {smoked-paprika} at the very end.",
      },
    ],
    "Pour on the {vegetable-stock}, spread the noodles out in it and boil hard, not stirring. They'll soak up most of it. Go on when the tops of the noodles show.",
    {
      written:
        'Push {prawns} and {squid} in among the noodles, which stand on end by now, and cook until the {prawns} are pink through.',
      'chicken-breast':
        'Push chicken breast and {squid} in among the noodles, which stand on end by now, and cook until no piece is pink in the middle.',
      'butter-beans':
        'Push {butter-beans} and {squid} in among the noodles, which stand on end by now, and cook until the beans are hot through.',
    },
    'Scatter the {parsley} over it and eat it from the pan, with {lemon}.',
  ],
} as const satisfies RecipeWords
