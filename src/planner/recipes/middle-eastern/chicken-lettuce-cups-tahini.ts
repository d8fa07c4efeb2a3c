import { recipe } from '#planner/recipe.ts'
import { chickenLettuceCupsTahiniWords } from './chicken-lettuce-cups-tahini-words.ts'

export const chickenLettuceCupsTahini = recipe(
  {
    id: 'chicken-lettuce-cups-tahini',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 1,
    minutes: { active: 7, total: 7 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'lemon-juice', g: 10.2, show: { qty: 2, unit: 'tsp' } },
      { id: 'cumin', g: 0.3, show: { qty: 1, unit: 'pinch' } },
      { id: 'water', g: 9.9, show: { qty: 2, unit: 'tsp' } },
      { id: 'chicken-breast-cooked', g: 60, show: { qty: 3, unit: 'slice' }, knife: 'FINE' },
      { id: 'little-gem', g: 30, show: { qty: 3, unit: 'leaf' } },
      { id: 'cornichons', g: 18, show: { qty: 2, unit: 'piece' } },
      { id: 'pomegranate-seeds', g: 11, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['tahini', 'cumin', 'lemon-juice', 'water'], minutes: 2 },
      { uses: ['chicken-breast-cooked'] },
      { uses: ['little-gem', 'cornichons', 'pomegranate-seeds'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 1,
    freezable: false,
  },
  chickenLettuceCupsTahiniWords,
)
