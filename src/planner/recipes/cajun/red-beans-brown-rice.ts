import { recipe } from '#planner/recipe.ts'
import { redBeansBrownRiceWords } from './red-beans-brown-rice-words.ts'

export const redBeansBrownRice = recipe(
  {
    id: 'red-beans-brown-rice',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'smoked-tofu', g: 112, show: { qty: 0.5, unit: 'block' }, knife: 'FINE' },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'kidney-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
      { id: 'vegetable-stock', g: 300, show: { qty: 1.25, unit: 'cup' } },
      { id: 'bay-leaf', g: 0.4, show: { qty: 2, unit: 'leaf' }, fixed: true },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'brown-rice-cooked', g: 200 },
    ],
    steps: [
      { uses: ['olive-oil', 'smoked-tofu'], minutes: 5, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['onion', 'green-pepper', 'celery'], minutes: 8, waits: true, heat: 'MEDIUM' },
      { uses: ['cajun-seasoning', 'kidney-beans', 'vegetable-stock', 'bay-leaf', 'salt'], minutes: 1, heat: 'MEDIUM' },
      { uses: [], minutes: 12, waits: true, heat: 'SIMMER' },
      { uses: ['brown-rice-cooked'], minutes: 3 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: true,
  },
  redBeansBrownRiceWords,
)
