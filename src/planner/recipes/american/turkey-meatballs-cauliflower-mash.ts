import { recipe } from '#planner/recipe.ts'
import { turkeyMeatballsCauliflowerMashWords } from './turkey-meatballs-cauliflower-mash-words.ts'

export const turkeyMeatballsCauliflowerMash = recipe(
  {
    id: 'turkey-meatballs-cauliflower-mash',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 20,
      total: 30,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'turkey-mince',
        g: 280,
      },
      {
        id: 'onion',
        g: 70,
        show: {
          qty: 1,
          unit: 'small',
        },
        knife: 'FINE',
      },
      {
        id: 'dried-oregano',
        g: 1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'paprika',
        g: 2.3,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'cauliflower',
        g: 460,
        knife: 'ROUGH',
      },
      {
        id: 'olive-oil',
        g: 20,
        show: {
          qty: 1.5,
          unit: 'tbsp',
        },
      },
      {
        id: 'passata',
        g: 250,
        show: {
          qty: 1,
          unit: 'cup',
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
        uses: ['turkey-mince', 'onion', 'dried-oregano', 'paprika', 'salt'],
        minutes: 6,
      },
      {
        uses: ['olive-oil'],
        minutes: 6,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['passata'],
        minutes: 10,
        waits: true,
        heat: 'SIMMER',
        done: {
          'turkey-mince': 'THICKEST',
        },
      },
      {
        uses: ['cauliflower'],
        minutes: 10,
        waits: true,
        meanwhile: true,
        heat: 'BOIL',
      },
      {
        uses: [],
        minutes: 3,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  turkeyMeatballsCauliflowerMashWords,
)
