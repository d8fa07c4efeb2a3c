import { recipe } from '#planner/recipe.ts'
import { chickpeaTagineCouscousWords } from './chickpea-tagine-couscous-words.ts'

export const chickpeaTagineCouscous = recipe(
  {
    id: 'chickpea-tagine-couscous',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: {
      active: 10,
      total: 30,
    },
    skill: 'BASIC',
    equipment: ['HOB', 'KETTLE', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      {
        id: 'olive-oil',
        g: 13.5,
        show: {
          qty: 1,
          unit: 'tbsp',
        },
      },
      {
        id: 'carrot',
        g: 122,
        show: {
          qty: 2,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'cumin',
        g: 2.1,
        show: {
          qty: 1,
          unit: 'tsp',
        },
      },
      {
        id: 'cinnamon',
        g: 1.3,
        show: {
          qty: 0.5,
          unit: 'tsp',
        },
      },
      {
        id: 'ground-ginger',
        g: 0.9,
        show: {
          qty: 0.5,
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
        id: 'sweet-potato',
        g: 150,
        show: {
          qty: 1,
          unit: 'medium',
        },
        knife: 'ROUGH',
      },
      {
        id: 'tinned-tomatoes',
        g: 400,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'chickpeas',
        g: 240,
        show: {
          qty: 1,
          unit: 'can',
        },
      },
      {
        id: 'raisins',
        g: 27,
        show: {
          qty: 3,
          unit: 'tbsp',
        },
      },
      {
        id: 'water',
        g: 220,
      },
      {
        id: 'couscous',
        g: 80,
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
        uses: ['olive-oil', 'carrot'],
        minutes: 4,
        heat: 'MEDIUM',
      },
      {
        uses: ['cumin', 'cinnamon', 'ground-ginger', 'garlic-powder'],
        minutes: 1,
        heat: 'MEDIUM',
      },
      {
        uses: ['sweet-potato', 'tinned-tomatoes', 'chickpeas', 'raisins', 'water', 'salt'],
        minutes: 20,
        waits: true,
        heat: 'SIMMER',
      },
      {
        uses: ['couscous'],
        minutes: 5,
        waits: true,
        meanwhile: true,
      },
      {
        uses: [],
        minutes: 1,
      },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  chickpeaTagineCouscousWords,
)
