import { recipe } from '#planner/recipe.ts'
import { turmericDillCodWords } from './turmeric-dill-cod-words.ts'

export const turmericDillCod = recipe(
  {
    id: 'turmeric-dill-cod',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'KETTLE'],
    noCook: false,
    ingredients: [
      { id: 'cod', g: 280, show: { qty: 2, unit: 'fillet' }, knife: 'FINE' },
      { id: 'turmeric', g: 3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cornflour', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'rice-vermicelli', g: 110 },
      { id: 'sunflower-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'spring-onion', g: 90, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'dill', g: 24, show: { qty: 3, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salad-leaves', g: 50, show: { qty: 2, unit: 'handful' } },
      { id: 'peanuts', g: 18, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'fish-sauce', g: 12, show: { qty: 2, unit: 'tsp' }, group: 'DIP' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DIP' },
      { id: 'honey', g: 7, show: { qty: 1, unit: 'tsp' }, group: 'DIP' },
      { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, knife: 'ROUGH', group: 'DIP' },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DIP' },
    ],
    steps: [
      { uses: ['fish-sauce', 'lime-juice', 'honey', 'red-chilli', 'water'], minutes: 2 },
      { uses: ['rice-vermicelli'], minutes: 6, waits: true },
      { uses: ['turmeric', 'cornflour', 'cod'], minutes: 2 },
      { uses: ['sunflower-oil'], minutes: 5, timer: 5, done: { cod: 'LOOK' }, heat: 'MEDIUM_HIGH' },
      { uses: ['spring-onion', 'dill'], minutes: 2, heat: 'MEDIUM_HIGH' },
      { uses: ['salad-leaves', 'peanuts'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  turmericDillCodWords,
)
