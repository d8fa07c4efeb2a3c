import { recipe } from '#planner/recipe.ts'

export const maqueChouxCup = recipe({
  id: 'maque-choux-cup',
  title: 'Maque choux from the microwave',
  blurb:
    'Sweetcorn, pepper and tomato stewed in their own juice, smoky and a little hot. A side dish, or a snack with a spoon.',
  cuisine: 'CAJUN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES'],
  servings: 2,
  minutes: { active: 6, total: 11 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'frozen-sweetcorn', g: 240 },
    { id: 'green-pepper', g: 74, show: { qty: 1, unit: 'small' }, prep: 'in tiny dice' },
    { id: 'cherry-tomatoes', g: 120, show: { qty: 10, unit: 'piece' }, prep: 'quartered' },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'sliced' },
    { id: 'cajun-seasoning', g: 2.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Corn, pepper, tomatoes, Cajun seasoning and oil share a deep bowl with a saucer for a lid. Five minutes on full power in the microwave.',
      uses: ['frozen-sweetcorn', 'green-pepper', 'cherry-tomatoes', 'cajun-seasoning', 'olive-oil'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Mash it five or six times with a potato masher; the milk of the kernels runs out and thickens the juice.',
      uses: [],
      minutes: 1,
    },
    {
      text: 'Salt it, add the spring onions and put it back uncovered for one minute, so that it becomes a stew and not a soup.',
      uses: ['salt', 'spring-onion'],
      minutes: 2,
    },
  ],
  keepsDays: 3,
  freezable: false,
})
