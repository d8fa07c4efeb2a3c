import { recipe } from '#planner/recipe.ts'
import { coronationChickenGemCupsWords } from './coronation-chicken-gem-cups-words.ts'

export const coronationChickenGemCups = recipe(
  {
    id: 'coronation-chicken-gem-cups',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'avocado', g: 150, show: { qty: 1.5, unit: 'small' } },
      { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'curry-powder', g: 4, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'chicken-breast-cooked', g: 220, show: { qty: 11, unit: 'slice' }, knife: 'ROUGH' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'FINE' },
      { id: 'dried-apricots', g: 64, show: { qty: 8, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'mango', g: 165, show: { qty: 1, unit: 'cup' } },
      { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' } },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['avocado', 'lemon-juice', 'curry-powder', 'salt'], minutes: 3 },
      { uses: ['chicken-breast-cooked', 'celery', 'dried-apricots'], minutes: 2 },
      { uses: ['little-gem'], minutes: 2 },
      { uses: ['mango', 'pumpkin-seeds'], minutes: 2 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  coronationChickenGemCupsWords,
)
