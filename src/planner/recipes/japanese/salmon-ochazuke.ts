import { recipe } from '#planner/recipe.ts'
import { salmonOchazukeWords } from './salmon-ochazuke-words.ts'

export const salmonOchazuke = recipe(
  {
    id: 'salmon-ochazuke',
    cuisine: 'JAPANESE',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['KETTLE', 'MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'rice-cooked', g: 160 },
      { id: 'salmon-tinned', g: 80, show: { qty: 0.5, unit: 'tin' }, swaps: [{ id: 'smoked-tofu', g: 75 }] },
      { id: 'green-tea', g: 180, show: { qty: 180, unit: 'ml' } },
      { id: 'ginger', g: 2, show: { qty: 1, unit: 'tsp' }, knife: 'FINE' },
      { id: 'nori', g: 2.5, show: { qty: 1, unit: 'sheet' }, knife: 'ROUGH' },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      {
        id: 'soy-sauce',
        g: 4.5,
        show: { qty: 0.75, unit: 'tsp' },
        swaps: [{ id: 'tamari', g: 4.5, show: { qty: 0.75, unit: 'tsp' } }],
      },
    ],
    steps: [
      { uses: ['green-tea'], minutes: 4, timer: 2, waits: true },
      { uses: ['rice-cooked'], minutes: 2 },
      { uses: ['salmon-tinned', 'ginger', 'spring-onion', 'sesame-seeds'], minutes: 1 },
      { uses: ['soy-sauce', 'nori'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  salmonOchazukeWords,
)
