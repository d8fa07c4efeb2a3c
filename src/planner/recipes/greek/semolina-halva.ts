import { recipe } from '#planner/recipe.ts'

export const semolinaHalva = recipe({
  id: 'semolina-halva',
  title: 'Semolina halva with cinnamon and raisins',
  blurb:
    'Not the kind sold in bars but the soft pudding of Greek kitchens: toasted semolina that drinks up an orange syrup.',
  cuisine: 'GREEK',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 4,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'water', g: 300, show: { qty: 1.25, unit: 'cup' } },
    {
      id: 'honey',
      g: 42,
      show: { qty: 2, unit: 'tbsp' },
      swaps: [{ id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } }],
    },
    { id: 'orange-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, fixed: true },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    {
      id: 'semolina',
      g: 80,
      swaps: [
        {
          id: 'polenta',
          g: 80,
          words: [
            [
              'Throw in the raisins and keep stirring until',
              'Throw in the raisins and keep stirring, for polenta drinks slowly, until',
            ],
          ],
        },
      ],
    },
    { id: 'raisins', g: 27, show: { qty: 3, unit: 'tbsp' } },
    {
      id: 'flaked-almonds',
      g: 12,
      show: { qty: 2, unit: 'tbsp' },
      swaps: [
        {
          id: 'sesame-seeds',
          g: 13.5,
          show: { qty: 1.5, unit: 'tbsp' },
        },
      ],
    },
    { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Warm water, honey, zest and cinnamon stick in a small saucepan till the honey is gone, then keep it hot at the back.',
      uses: ['water', 'honey', 'orange-zest', 'cinnamon-stick'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'In a second, deep pot stir the semolina and almonds in the oil, without a pause, until they are the colour of wet sand at dusk and smell of popcorn.',
      uses: ['semolina', 'flaked-almonds', 'olive-oil'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Stand back and pour in the syrup: it roars and spits. Throw in the raisins and keep stirring until it comes away from the sides in one piece.',
      uses: ['raisins'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Pull out the stick, pack the halva into a bowl or small cups, and let it settle.',
      uses: [],
      minutes: 5,
      waits: true,
    },
    { text: 'Turn it out while lukewarm and dust it with ground cinnamon.', uses: ['cinnamon'] },
  ],
  keepsDays: 3,
  freezable: false,
})
