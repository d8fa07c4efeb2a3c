import { recipe } from '#planner/recipe.ts'
import { mississippiCaviarTofuWords } from './mississippi-caviar-tofu-words.ts'

export const mississippiCaviarTofu = recipe(
  {
    id: 'mississippi-caviar-tofu',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'black-eyed-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
      { id: 'smoked-tofu', g: 112, show: { qty: 0.5, unit: 'block' }, knife: 'FINE' },
      { id: 'tinned-sweetcorn', g: 82, show: { qty: 0.5, unit: 'can' } },
      { id: 'yellow-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'cherry-tomatoes', g: 200, knife: 'ROUGH' },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'red-wine-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' }, group: 'DRESSING' },
    ],
    steps: [
      { uses: ['red-wine-vinegar', 'olive-oil', 'hot-sauce', 'salt'], minutes: 1 },
      { uses: ['black-eyed-beans'], minutes: 3, cuts: true },
      { uses: ['tinned-sweetcorn', 'yellow-pepper', 'cherry-tomatoes', 'spring-onion', 'smoked-tofu'], minutes: 4 },
      { uses: ['parsley'], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  mississippiCaviarTofuWords,
)
