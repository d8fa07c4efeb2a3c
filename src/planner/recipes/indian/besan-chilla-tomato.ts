import { recipe } from '#planner/recipe.ts'

export const besanChillaTomato = recipe({
  id: 'besan-chilla-tomato',
  title: 'Besan chilla with tomato and coriander',
  blurb:
    'Savoury chickpea-flour pancakes, lacy at the rim and speckled with tomato: breakfast all over northern India.',
  cuisine: 'INDIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'chickpea-flour', g: 120, show: { qty: 20, unit: 'tbsp' } },
    { id: 'water', g: 200 },
    { id: 'turmeric', g: 1, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'cumin-seeds', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'very finely chopped' },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'very finely chopped' },
    { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'chopped' },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'natural-yogurt',
      g: 90,
      show: { qty: 6, unit: 'tbsp' },
      swaps: [
        { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
      ],
    },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Whisk flour, turmeric, cumin and salt with a third of the water to a paste, then let it down with the rest. It should pour like single cream.',
      uses: ['chickpea-flour', 'turmeric', 'cumin-seeds', 'salt', 'water'],
      minutes: 4,
    },
    {
      text: 'Rest it while you chop; then drop in onion, tomato and most of the coriander.',
      uses: ['red-onion', 'tomato', 'coriander'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Grease a non-stick frying pan with a film of oil and get it good and warm. Ladle in enough batter for one pancake, tilting to spread it thin.',
      uses: ['rapeseed-oil'],
      minutes: 1,
    },
    {
      text: 'When the surface is dry and the rim lifts and looks like lace, flip it and cook the second side to brown freckles. Make the others in the same way, oiling in between.',
      uses: [],
      minutes: 12,
      waits: true,
    },
    { text: 'Roll them up around the yogurt and the green that is left.', uses: ['natural-yogurt'], minutes: 1 },
  ],
  keepsDays: 1,
  freezable: false,
  tip: "The first one is the cook's. If it tears, give the pan another half minute to heat.",
})
