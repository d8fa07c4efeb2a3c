import { recipe } from '#planner/recipe.ts'

export const panConTomateBeans = recipe({
  id: 'pan-con-tomate-beans',
  title: 'Pan con tomate with crushed butter beans',
  blurb: 'Catalan tomato bread, garlic and all, with a layer of crushed beans that keeps you going until lunch.',
  cuisine: 'SPANISH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 9, total: 9 },
  skill: 'NOVICE',
  equipment: ['TOASTER', 'MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'butter-beans', g: 90 },
    { id: 'olive-oil', g: 6.8, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'smoked-paprika', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    {
      id: 'sourdough',
      g: 50,
      show: { qty: 1, unit: 'slice' },
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          words: [
            ['Catalan tomato bread, garlic and all', 'Catalan tomato on gluten-free bread, garlic and all'],
            ['Toast the bread darker', 'Toast the gluten-free bread darker'],
          ],
        },
      ],
    },
    { id: 'garlic', g: 1, show: { qty: 0.25, unit: 'clove' } },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'halved' },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Heat the beans for forty seconds in the microwave, then crush them with half of the oil and the paprika.',
      uses: ['butter-beans', 'olive-oil', 'smoked-paprika'],
      minutes: 2,
    },
    {
      text: 'Toast the bread darker than you dare: it needs a rough surface. Drag the cut garlic over it two or three times.',
      uses: ['sourdough', 'garlic'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Press the tomato, cut side down, into the toast and rub until its flesh has soaked in and only skin is left.',
      uses: ['tomato'],
      minutes: 1,
    },
    { text: 'Season, mound the beans on, and let the other half of the oil run over everything.', uses: ['salt'] },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'The riper the tomato the better. One that is too soft for a salad is exactly right.',
})
