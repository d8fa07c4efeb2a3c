import { recipe } from '#planner/recipe.ts'
import { guacamoleJicamaSticksWords } from './guacamole-jicama-sticks-words.ts'

export const guacamoleJicamaSticks = recipe(
  {
    id: 'guacamole-jicama-sticks',
    cuisine: 'MEXICAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'red-onion', g: 20, show: { qty: 2, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'tomato', g: 62, show: { qty: 0.5, unit: 'medium' } },
      { id: 'jicama', g: 180, show: { qty: 1.5, unit: 'cup' }, knife: 'FINE' },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['red-onion', 'jalapeno', 'coriander', 'salt'], minutes: 3 },
      { uses: ['avocado', 'lime-juice'], minutes: 2, cuts: true },
      { uses: ['tomato'], minutes: 1 },
      { uses: ['jicama', 'cucumber'], minutes: 3 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  guacamoleJicamaSticksWords,
)
