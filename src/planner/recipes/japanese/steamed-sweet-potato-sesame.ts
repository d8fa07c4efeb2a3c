import { recipe } from '#planner/recipe.ts'
import { steamedSweetPotatoSesameWords } from './steamed-sweet-potato-sesame-words.ts'

export const steamedSweetPotatoSesame = recipe(
  {
    id: 'steamed-sweet-potato-sesame',
    cuisine: 'JAPANESE',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 5, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'sweet-potato', g: 220, show: { qty: 1, unit: 'large' } },
      { id: 'tahini', g: 12, show: { qty: 2.5, unit: 'tsp' } },
      { id: 'sesame-seeds', g: 3, show: { qty: 1, unit: 'tsp' } },
      { id: 'pear', g: 148, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'ground-ginger', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salt', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 7, timer: 6, waits: true },
      { uses: [], minutes: 1 },
      { uses: ['ground-ginger', 'salt', 'tahini'], minutes: 1 },
      { uses: ['sesame-seeds', 'pear'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  steamedSweetPotatoSesameWords,
)
