import { recipe } from '#planner/recipe.ts'
import { porkCabbageSkilletWords } from './pork-cabbage-skillet-words.ts'

export const porkCabbageSkillet = recipe(
  {
    id: 'pork-cabbage-skillet',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 20,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 27,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'pork-mince-lean',
        g: 300,
      },
      {
        id: 'ground-ginger',
        g: 3.6,
        show: {
          qty: 2,
          unit: 'tsp',
        },
      },
      {
        id: 'garlic-powder',
        g: 3.1,
        show: {
          qty: 1,
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
        id: 'carrot',
        g: 183,
        show: {
          qty: 3,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'cabbage',
        g: 300,
        knife: 'FINE',
      },
      {
        id: 'spring-onion',
        g: 45,
        show: {
          qty: 3,
          unit: 'piece',
        },
        knife: 'ROUGH',
      },
      {
        id: 'lime-juice',
        g: 30,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'sesame-seeds',
        g: 18,
        show: {
          qty: 2,
          unit: 'tbsp',
        },
      },
      {
        id: 'salt',
        g: 2,
        show: {
          qty: 0.33,
          unit: 'tsp',
        },
      },
    ],
    steps: [
      {
        uses: ['olive-oil', 'pork-mince-lean', 'ground-ginger', 'garlic-powder', 'chilli-flakes'],
        minutes: 7,
        heat: 'HIGH',
        done: {
          'pork-mince-lean': 'HEAP',
        },
      },
      {
        uses: ['carrot', 'cabbage', 'salt'],
        minutes: 5,
        heat: 'HIGH',
      },
      {
        uses: ['spring-onion', 'lime-juice', 'sesame-seeds'],
        minutes: 2,
        heat: 'MEDIUM',
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  porkCabbageSkilletWords,
)
