import { recipe } from '#planner/recipe.ts'
import { cannelliniArtichokeSaladWords } from './cannellini-artichoke-salad-words.ts'

export const cannelliniArtichokeSalad = recipe(
  {
    id: 'cannellini-artichoke-salad',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' }, knife: 'ROUGH', group: 'DRESSING' },
      { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'red-wine-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'cannellini-beans', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'artichoke-hearts', g: 200, show: { qty: 5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'roasted-peppers', g: 150, show: { qty: 3, unit: 'piece' }, knife: 'FINE' },
      { id: 'cherry-tomatoes', g: 150, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'rocket', g: 40, show: { qty: 2, unit: 'handful' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['capers', 'lemon-zest', 'red-wine-vinegar', 'salt', 'black-pepper', 'olive-oil'], minutes: 2 },
      { uses: ['cannellini-beans'], minutes: 1 },
      { uses: ['artichoke-hearts', 'roasted-peppers', 'cherry-tomatoes'], minutes: 3 },
      { uses: ['parsley'], minutes: 2 },
      { uses: ['rocket'], minutes: 1 },
    ],
    keepsDays: 2,
    leftovers: 'COLD',
    freezable: false,
  },
  cannelliniArtichokeSaladWords,
)
