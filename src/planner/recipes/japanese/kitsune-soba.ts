import { recipe } from '#planner/recipe.ts'
import { kitsuneSobaWords } from './kitsune-soba-words.ts'

export const kitsuneSoba = recipe(
  {
    id: 'kitsune-soba',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 20, total: 35 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'kombu', g: 10, show: { qty: 2, unit: 'strip' }, retained: 0.2 },
      { id: 'shiitake', g: 114, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'water', g: 500, show: { qty: 500, unit: 'ml' } },
      { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' }, knife: 'FINE' },
      { id: 'sunflower-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      {
        id: 'soy-sauce',
        g: 20,
        show: { qty: 4, unit: 'tsp' },
        swaps: [{ id: 'tamari', g: 21, show: { qty: 3.5, unit: 'tsp' } }],
      },
      { id: 'mirin', g: 32, show: { qty: 2, unit: 'tbsp' } },
      { id: 'soba', g: 115, swaps: [{ id: 'soba-gf', g: 115 }] },
      { id: 'spinach', g: 120, show: { qty: 4, unit: 'handful' } },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
    ],
    steps: [
      { uses: ['kombu', 'shiitake', 'water'], minutes: 20, timer: 10, waits: true, heat: 'LOW' },
      { uses: ['tofu', 'sunflower-oil'], minutes: 7, waits: true, meanwhile: true, heat: 'MEDIUM' },
      { uses: ['soy-sauce', 'mirin'], minutes: 4, timer: 4, meanwhile: true, heat: 'MEDIUM' },
      { uses: ['soba'], minutes: 10, waits: true, heat: 'BOIL' },
      { uses: ['spinach'], minutes: 2 },
      { uses: ['spring-onion'] },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  kitsuneSobaWords,
)
