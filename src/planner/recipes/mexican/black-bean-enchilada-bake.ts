import { recipe } from '#planner/recipe.ts'
import { blackBeanEnchiladaBakeWords } from './black-bean-enchilada-bake-words.ts'

export const blackBeanEnchiladaBake = recipe(
  {
    id: 'black-bean-enchilada-bake',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 40,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'OVEN', 'FRYING_PAN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      {
        id: 'rapeseed-oil',
        g: 7,
        show: {
          qty: 0.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'onion',
        g: 110,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'green-pepper',
        g: 119,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'cumin',
        g: 4.2,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'chilli-flakes',
        g: 0.9,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'passata',
        g: 300,
      },
      {
        id: 'black-beans',
        g: 360,
        show: {
          qty: 1.5,
          unit: 'can',
        },
      },
      {
        id: 'frozen-sweetcorn',
        g: 136,
        show: {
          qty: 1,
          unit: 'cup',
        },
      },
      {
        id: 'corn-tortilla',
        g: 144,
        show: {
          qty: 6,
          unit: 'piece',
        },
      },
      {
        id: 'salt',
        g: 1.5,
        show: {
          qty: 0.25,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['rapeseed-oil', 'onion', 'green-pepper'],
        minutes: 6,
        heat: 'MEDIUM',
        oven: {
          celsius: 200,
          fan: true,
        },
      },
      {
        uses: ['cumin', 'chilli-flakes', 'passata', 'salt'],
        minutes: 4,
        heat: 'MEDIUM',
      },
      {
        uses: ['black-beans', 'frozen-sweetcorn'],
        minutes: 3,
        heat: 'MEDIUM',
      },
      {
        uses: ['corn-tortilla'],
        minutes: 3,
      },
      {
        uses: [],
        minutes: 20,
        waits: true,
      },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  blackBeanEnchiladaBakeWords,
)
