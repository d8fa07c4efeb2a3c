import { recipe } from '#planner/recipe.ts'
import { boudinSweetPotatoHashWords } from './boudin-sweet-potato-hash-words.ts'

export const boudinSweetPotatoHash = recipe(
  {
    id: 'boudin-sweet-potato-hash',
    cuisine: 'CAJUN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'sweet-potato', g: 300, knife: 'FINE' },
      { id: 'pork-mince-lean', g: 220 },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'green-pepper', g: 74, show: { qty: 1, unit: 'small' } },
      { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'cayenne', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 5, timer: 4, waits: true },
      {
        uses: ['pork-mince-lean', 'olive-oil', 'cajun-seasoning', 'cayenne', 'salt'],
        minutes: 6,
        timer: 6,
        done: { 'pork-mince-lean': 'HEAP' },
        heat: 'HIGH',
      },
      { uses: ['green-pepper'], minutes: 6, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['spring-onion', 'parsley'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 2,
    freezable: false,
  },
  boudinSweetPotatoHashWords,
)
