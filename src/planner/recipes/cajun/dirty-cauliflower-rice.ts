import { recipe } from '#planner/recipe.ts'
import { dirtyCauliflowerRiceWords } from './dirty-cauliflower-rice-words.ts'

export const dirtyCauliflowerRice = recipe(
  {
    id: 'dirty-cauliflower-rice',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 30, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'pork-mince-lean', g: 260 },
      { id: 'chicken-liver', g: 90, knife: 'FINE' },
      { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
      { id: 'onion', g: 150, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cauliflower', g: 400, show: { qty: 1, unit: 'small' } },
      { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['pork-mince-lean', 'olive-oil'], minutes: 6, timer: 4, heat: 'HIGH' },
      { uses: ['cauliflower'], meanwhile: true, cuts: true },
      {
        uses: ['chicken-liver', 'onion', 'green-pepper', 'celery'],
        minutes: 8,
        timer: 8,
        done: { 'pork-mince-lean': 'HEAP', 'chicken-liver': 'PIECE' },
        heat: 'HIGH',
      },
      { uses: ['garlic', 'tomato-puree', 'cajun-seasoning', 'salt'], minutes: 1 },
      { uses: ['water'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: ['spring-onion'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  dirtyCauliflowerRiceWords,
)
