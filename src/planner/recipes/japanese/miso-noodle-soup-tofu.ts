import { recipe } from '#planner/recipe.ts'
import { misoNoodleSoupTofuWords } from './miso-noodle-soup-tofu-words.ts'

export const misoNoodleSoupTofu = recipe(
  {
    id: 'miso-noodle-soup-tofu',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: {
      active: 5,
      total: 15,
    },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      {
        id: 'water',
        g: 650,
      },
      {
        id: 'carrot',
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'FINE',
      },
      {
        id: 'ground-ginger',
        g: 1.8,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'rice-noodles',
        g: 110,
      },
      {
        id: 'edamame',
        g: 120,
      },
      {
        id: 'tofu',
        g: 200,
      },
      {
        id: 'spinach',
        g: 90,
        show: {
          qty: 3,
          unit: 'handful',
        },
      },
      {
        id: 'rice-miso',
        g: 34,
        show: {
          qty: 2,
          unit: 'tbsp',
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
    ],
    steps: [
      {
        uses: ['water', 'carrot', 'ground-ginger'],
        minutes: 4,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['rice-noodles', 'edamame'],
        minutes: 5,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['tofu', 'spinach'],
        minutes: 2,
        heat: 'LOW',
      },
      {
        uses: ['rice-miso', 'chilli-flakes'],
        minutes: 1,
      },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  misoNoodleSoupTofuWords,
)
