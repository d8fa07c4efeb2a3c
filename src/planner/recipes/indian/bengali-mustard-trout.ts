import { recipe } from '#planner/recipe.ts'

export const bengaliMustardTrout = recipe({
  id: 'bengali-mustard-trout',
  title: 'Bengali mustard trout with green beans',
  blurb: 'Sharp mustard, mellow coconut and green chilli round tender fish, as it is eaten along the rivers of Bengal.',
  cuisine: 'INDIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'mustard-powder', g: 6, show: { qty: 3, unit: 'tsp' } },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'water', g: 45 },
    { id: 'trout', g: 260 },
    { id: 'coconut-milk-light', g: 180, show: { qty: 12, unit: 'tbsp' } },
    { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'slit along its length' },
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'green-beans', g: 200, prep: 'topped and halved' },
    { id: 'rice-cooked', g: 200 },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Blend mustard powder, turmeric and salt with the water and forget about it for ten minutes: it is bitter at first and mellows as it stands.',
      uses: ['mustard-powder', 'turmeric', 'salt', 'water'],
      minutes: 10,
    },
    {
      text: 'Fry the beans in the oil over a high flame with the chilli, until they are wrinkled and spotted.',
      uses: ['green-beans', 'rapeseed-oil', 'green-chilli'],
      minutes: 6,
    },
    {
      text: 'Quieten the pan with the coconut milk and swirl in the mustard. Taste: it should tickle your nose, not hurt.',
      uses: ['coconut-milk-light'],
      minutes: 2,
    },
    {
      text: 'Lower in the trout, skin up, and put a lid on. When the skin peels off with one pull, the fish is cooked.',
      uses: ['trout'],
      minutes: 6,
    },
    { text: 'Heat the rice and let the yellow sauce soak into it.', uses: ['rice-cooked'], minutes: 2 },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
