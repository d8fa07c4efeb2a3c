import { recipe } from '#planner/recipe.ts'
import { prawnOrangeSlawWords } from './prawn-orange-slaw-words.ts'

export const prawnOrangeSlaw = recipe(
  {
    id: 'prawn-orange-slaw',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: {
      active: 8,
      total: 8,
    },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      {
        id: 'cabbage',
        g: 240,
        knife: 'FINE',
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
        id: 'orange',
        g: 280,
        show: {
          qty: 2,
          unit: 'medium',
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
        id: 'olive-oil',
        g: 20,
        show: {
          qty: 1.5,
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
      {
        id: 'prawns-cooked',
        g: 240,
      },
      {
        id: 'coconut-chips',
        g: 25,
        show: {
          qty: 5,
          unit: 'tbsp',
        },
      },
      {
        id: 'salt',
        g: 1,
        show: {
          qty: 2,
          unit: 'pinch',
        },
      },
    ],
    steps: [
      {
        uses: ['cabbage', 'carrot', 'salt'],
        minutes: 4,
        cuts: true,
      },
      {
        uses: ['orange', 'lime-juice', 'olive-oil', 'chilli-flakes'],
        minutes: 3,
        cuts: true,
      },
      {
        uses: ['prawns-cooked', 'coconut-chips'],
        minutes: 1,
      },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  prawnOrangeSlawWords,
)
