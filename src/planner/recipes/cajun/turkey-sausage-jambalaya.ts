import { recipe } from '#planner/recipe.ts'
import { turkeySausageJambalayaWords } from './turkey-sausage-jambalaya-words.ts'

export const turkeySausageJambalaya = recipe(
  {
    id: 'turkey-sausage-jambalaya',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 4,
    minutes: { active: 25, total: 55 },
    skill: 'BASIC',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      { id: 'turkey-sausage', g: 170, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'pork-tenderloin', g: 360, knife: 'ROUGH' },
      { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'green-pepper', g: 238, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'celery', g: 160, show: { qty: 4, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'cajun-seasoning', g: 10.8, show: { qty: 4, unit: 'tsp' } },
      { id: 'basmati-rice', g: 270 },
      { id: 'chicken-stock-unsalted', g: 600, show: { qty: 2.5, unit: 'cup' } },
      { id: 'bay-leaf', g: 0.4, show: { qty: 2, unit: 'leaf' }, fixed: true },
      { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'frozen-peas', g: 134, show: { qty: 1, unit: 'cup' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['turkey-sausage', 'olive-oil'], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: ['pork-tenderloin'], minutes: 9, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['onion', 'green-pepper', 'celery'], minutes: 10, waits: true, heat: 'MEDIUM' },
      { uses: ['garlic', 'cajun-seasoning', 'basmati-rice'], minutes: 2 },
      { uses: ['chicken-stock-unsalted', 'bay-leaf', 'salt'], minutes: 18, waits: true, heat: 'LOW' },
      { uses: ['frozen-peas', 'spring-onion'], minutes: 8, waits: true, done: { 'pork-tenderloin': 'PIECE' } },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: true,
  },
  turkeySausageJambalayaWords,
)
