import { recipe } from '#planner/recipe.ts'

export const fideuaPrawnsSquid = recipe({
  id: 'fideua-prawns-squid',
  title: 'Fideuà with prawns and squid',
  blurb:
    "Paella's cousin from Gandia: short noodles toasted deep brown, then soaked with shellfish juices and saffron.",
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 25, total: 40 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    {
      id: 'spaghetti',
      g: 130,
      prep: 'snapped into matchstick lengths',
      swaps: [
        {
          id: 'gf-spaghetti',
          g: 130,
          prep: 'snapped into matchstick lengths',
          words: [['short noodles', 'short gluten-free noodles']],
        },
      ],
    },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    {
      id: 'squid',
      g: 150,
      prep: 'in rings',
      swaps: [
        {
          id: 'chicken-thigh',
          g: 150,
          prep: 'in small cubes',
          words: [
            ['with prawns and squid', 'with prawns and chicken'],
            ['and squid among', 'and chicken thigh among'],
            ['with shellfish juices', 'with good stock'],
            [
              'the squid gets ninety seconds, so that it colours before it can toughen',
              'the chicken thigh gets five minutes, until it is brown on all sides',
            ],
          ],
        },
        {
          id: 'smoked-tofu',
          g: 120,
          prep: 'in small cubes',
          words: [
            ['with prawns and squid', 'with prawns and smoked tofu'],
            ['and squid among', 'and smoked tofu among'],
            ['with shellfish juices', 'with good stock'],
            [
              'the squid gets ninety seconds, so that it colours before it can toughen',
              'the smoked tofu gets three minutes, until it is brown on several sides',
            ],
          ],
        },
      ],
    },
    { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, prep: 'sliced' },
    { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, prep: 'grated or finely chopped' },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'saffron', g: 0.1, show: { qty: 1, unit: 'pinch' } },
    { id: 'vegetable-stock', g: 480, show: { qty: 2, unit: 'cup' } },
    {
      id: 'prawns',
      g: 150,
      swaps: [
        {
          id: 'chicken-breast',
          g: 140,
          prep: 'in small cubes',
          words: [
            ['with prawns and', 'with'],
            ['Bury prawns and', 'Bury chicken breast and'],
            ['until the prawns are pink through', 'until no piece is pink in the middle'],
            [
              'Once it is pale gold add tomatoes and salt',
              'Once it is pale gold turn the chicken breast in it until it is white, add tomatoes and salt',
            ],
          ],
        },
        {
          id: 'butter-beans',
          g: 180,
          show: { qty: 0.75, unit: 'can' },
          words: [
            ['with prawns and', 'with butter beans and'],
            ['Bury prawns and', 'Bury butter beans and'],
            ['until the prawns are pink through', 'until the beans are hot through'],
          ],
        },
      ],
    },
    { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, prep: 'in wedges' },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Break the spaghetti inside a clean tea towel, so that the bits do not fly about the kitchen. Toast them with a third of the oil in a large frying pan, tossing, until they are as brown as hazelnuts. Set them aside.',
      uses: ['spaghetti', 'olive-oil'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Heat the stock with the saffron in a small saucepan.',
      uses: ['vegetable-stock', 'saffron'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Another third of the oil and a fierce flame: the squid gets ninety seconds, so that it colours before it can toughen. Put it with the pasta.',
      uses: ['squid'],
      minutes: 2,
    },
    {
      text: 'Lower the heat for the last of the oil and the garlic. Once it is pale gold add tomatoes and salt, and cook them until they part from the oil; the paprika goes in at the very end.',
      uses: ['garlic', 'tomato', 'salt', 'smoked-paprika'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Pour on the stock, spread the noodles out in it and boil hard, not stirring. They will drink most of it.',
      uses: [],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Bury prawns and squid among the noodles, which by now stand on end, and cook until the prawns are pink through.',
      uses: ['prawns'],
      minutes: 4,
      waits: true,
    },
    { text: 'Parsley over it, lemon beside it, and two forks into one pan.', uses: ['parsley', 'lemon'] },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
