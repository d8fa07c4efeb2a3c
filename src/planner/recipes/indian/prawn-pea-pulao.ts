import { recipe } from '#planner/recipe.ts'
import { prawnPeaPulaoWords } from './prawn-pea-pulao-words.ts'

export const prawnPeaPulao = recipe(
  {
    id: 'prawn-pea-pulao',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 35 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'basmati-rice', g: 130 },
      { id: 'rapeseed-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, fixed: true },
      { id: 'bay-leaf', g: 0.4, show: { qty: 2, unit: 'leaf' }, fixed: true },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'turmeric', g: 1, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'garam-masala', g: 3, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'prawns', g: 250 },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'frozen-peas', g: 120 },
      { id: 'water', g: 260 },
      { id: 'mint', g: 6, show: { qty: 3, unit: 'sprig' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['prawns', 'lemon-juice', 'garam-masala', 'salt'], minutes: 3 },
      { uses: ['onion', 'rapeseed-oil', 'cinnamon-stick', 'bay-leaf'], minutes: 9, timer: 9, heat: 'MEDIUM' },
      { uses: ['ginger', 'turmeric', 'basmati-rice'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['water'], minutes: 8, waits: true, heat: 'LOW' },
      { uses: ['frozen-peas'], minutes: 5, waits: true, heat: 'LOW' },
      { uses: ['mint'], minutes: 3, waits: true, done: { prawns: 'LOOK' } },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  prawnPeaPulaoWords,
)
