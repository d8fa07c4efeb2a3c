import { recipe } from '#planner/recipe.ts'
import { adzukiQuinoaAvocadoBowlWords } from './adzuki-quinoa-avocado-bowl-words.ts'

export const adzukiQuinoaAvocadoBowl = recipe(
  {
    id: 'adzuki-quinoa-avocado-bowl',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'edamame', g: 120 },
      { id: 'quinoa-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
      { id: 'adzuki-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
      { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'rice-miso', g: 17, show: { qty: 1, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'sesame-oil', g: 4.5, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'radish', g: 90, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'rocket', g: 40, show: { qty: 2, unit: 'handful' } },
    ],
    steps: [
      { uses: ['edamame', 'quinoa-cooked'], minutes: 4, timer: 3, waits: true },
      { uses: ['rice-vinegar', 'rice-miso', 'sesame-oil'], minutes: 2 },
      { uses: ['adzuki-beans'], minutes: 2 },
      { uses: ['rocket', 'avocado', 'radish', 'sesame-seeds'], minutes: 2 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  adzukiQuinoaAvocadoBowlWords,
)
