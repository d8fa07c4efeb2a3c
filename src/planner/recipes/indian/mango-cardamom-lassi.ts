import { recipe } from '#planner/recipe.ts'

export const mangoCardamomLassi = recipe({
  id: 'mango-cardamom-lassi',
  title: 'Mango lassi with cardamom',
  blurb: 'Thick, frosty and sunny yellow: frozen mango and Greek yogurt whirled up with a pinch of cardamom.',
  cuisine: 'INDIAN',
  slots: ['SNACK'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 5 },
  skill: 'NOVICE',
  equipment: ['BLENDER'],
  noCook: true,
  ingredients: [
    {
      id: 'greek-yogurt-0',
      g: 180,
      show: { qty: 12, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 240,
          show: { qty: 16, unit: 'tbsp' },
          words: [
            ['Mango lassi', 'Mango soya lassi'],
            ['Greek yogurt whirled', 'soya yogurt whirled'],
          ],
        },
      ],
    },
    { id: 'frozen-mango', g: 130 },
    { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'lime-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'water', g: 90 },
  ],
  steps: [
    { text: 'Give the mango five minutes on the worktop if your blender is a small one.', uses: ['frozen-mango'] },
    {
      text: 'Blend it with yogurt, cardamom, lime juice and water until the sound of the blades becomes even and low.',
      uses: ['greek-yogurt-0', 'cardamom', 'lime-juice', 'water'],
      minutes: 2,
    },
    { text: 'Pour into a tall glass; it should hold a straw upright.', uses: [] },
  ],
  keepsDays: 1,
  freezable: false,
})
