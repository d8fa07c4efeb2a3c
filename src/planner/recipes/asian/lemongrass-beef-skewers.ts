import { recipe } from '#planner/recipe.ts'

export const lemongrassBeefSkewers = recipe({
  id: 'lemongrass-beef-skewers',
  title: 'Lemongrass beef skewers',
  blurb: 'Bò nướng sả as a starter: thin beef threaded in waves, charred at the tips, with cool cucumber beside it.',
  cuisine: 'ASIAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['GRILL', 'SKEWERS', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    { id: 'beef-sirloin', g: 200, prep: 'in long, thin strips' },
    { id: 'lemongrass', g: 4.8, show: { qty: 1, unit: 'tbsp' }, prep: 'tender part, very finely chopped' },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    {
      id: 'soy-sauce',
      g: 10.7,
      show: { qty: 2, unit: 'tsp' },
      swaps: [
        { id: 'tamari', g: 10.7, show: { qty: 2, unit: 'tsp' } },
        { id: 'coconut-aminos', g: 20, show: { qty: 4, unit: 'tsp' }, words: [['soy sauce', 'coconut aminos']] },
      ],
    },
    { id: 'coconut-oil', g: 6.8, show: { qty: 0.5, unit: 'tbsp' }, prep: 'melted' },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' }, prep: 'in sticks' },
    { id: 'lime', g: 33.5, show: { qty: 0.5, unit: 'piece' }, prep: 'in wedges' },
  ],
  steps: [
    {
      text: 'Mix lemongrass, garlic, soy sauce, oil and turmeric and rub it well into the beef. Soak wooden skewers in water while it waits.',
      uses: ['lemongrass', 'garlic', 'soy-sauce', 'coconut-oil', 'turmeric', 'beef-sirloin'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Thread the strips like a ribbon, in and out, and push them together a little so that they stay juicy.',
      uses: [],
      minutes: 5,
    },
    {
      text: 'Set them on a baking tray right under a fierce grill. Turn after three minutes; they want black tips and a sizzle, not grey all over.',
      uses: [],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Hand them round with the cucumber to cool the tongue and lime to squeeze.',
      uses: ['cucumber', 'lime'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
