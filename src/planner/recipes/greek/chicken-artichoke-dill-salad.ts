import { recipe } from '#planner/recipe.ts'
import { chickenArtichokeDillSaladWords } from './chicken-artichoke-dill-salad-words.ts'

export const chickenArtichokeDillSalad = recipe(
  {
    id: 'chicken-artichoke-dill-salad',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'artichoke-hearts', g: 240, show: { qty: 1, unit: 'can' }, knife: 'ROUGH' },
      { id: 'chicken-breast-cooked', g: 300, knife: 'ROUGH' },
      { id: 'romaine-lettuce', g: 200, show: { qty: 10, unit: 'leaf' }, knife: 'ROUGH' },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'FINE' },
      { id: 'dill', g: 8, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['lemon-juice', 'olive-oil', 'salt', 'black-pepper'], minutes: 1 },
      { uses: ['artichoke-hearts'], minutes: 2 },
      { uses: ['romaine-lettuce'], minutes: 3, cuts: true },
      { uses: ['spring-onion', 'dill', 'chicken-breast-cooked'], minutes: 2 },
      { uses: ['olives'] },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chickenArtichokeDillSaladWords,
)
