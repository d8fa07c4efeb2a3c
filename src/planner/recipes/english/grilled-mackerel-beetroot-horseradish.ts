import { recipe } from '#planner/recipe.ts'

export const grilledMackerelBeetrootHorseradish = recipe({
  id: 'grilled-mackerel-beetroot-horseradish',
  title: 'Grilled mackerel with beetroot and horseradish',
  blurb:
    'Crackling-skinned mackerel with warm potatoes, raw beetroot matchsticks and a cool horseradish and cress sauce.',
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'GRILL', 'SAUCEPAN', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, prep: 'scrubbed, in thick slices' },
    { id: 'beetroot', g: 164, show: { qty: 2, unit: 'medium' }, prep: 'peeled, in matchsticks' },
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'greek-yogurt-2',
      g: 90,
      show: { qty: 6, unit: 'tbsp' },
      swaps: [
        { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
      ],
    },
    { id: 'horseradish', g: 15, show: { qty: 3, unit: 'tsp' } },
    { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' }, prep: 'half chopped' },
    { id: 'mackerel', g: 180, show: { qty: 2, unit: 'fillet' } },
    { id: 'rapeseed-oil', g: 7, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Cook the potato slices in a saucepan of bubbling water with half the salt, till the point of a knife drops through them.',
      uses: ['potato', 'salt'],
      minutes: 14,
      waits: true,
    },
    {
      text: 'Meanwhile tumble the beetroot in the vinegar with a pinch more salt. It turns glassy and loses its earthiness.',
      uses: ['beetroot', 'apple-cider-vinegar'],
      minutes: 6,
      meanwhile: true,
    },
    {
      text: 'Stir horseradish and chopped watercress into the yogurt.',
      uses: ['greek-yogurt-2', 'horseradish', 'watercress'],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Heat the grill as high as it goes. Nick the mackerel skin three times, oil it, pepper it, and lay it skin up on a baking tray close to the glow.',
      uses: ['mackerel', 'rapeseed-oil', 'black-pepper'],
      minutes: 3,
    },
    {
      text: 'Wait for the skin to bubble and char in spots; the flesh beneath is then opaque, and there is no need to turn it.',
      uses: [],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Settle fish, potatoes, beetroot and the whole watercress sprigs on the plates and let the sauce run between.',
      uses: [],
      minutes: 1,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'Cold mackerel and potatoes from this make a fine lunch box, with the sauce as its dressing.',
})
