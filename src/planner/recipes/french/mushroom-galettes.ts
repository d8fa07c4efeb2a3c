import { recipe } from '#planner/recipe.ts'

export const mushroomGalettes = recipe({
  id: 'mushroom-galettes',
  title: 'Buckwheat galettes with mushrooms and egg',
  blurb: 'Breton crêpes with lacy brown edges, folded around mushrooms, spinach, cheese and a soft egg.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 35, total: 45 },
  skill: 'INTERMEDIATE',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'buckwheat-flour', g: 120, show: { qty: 1, unit: 'cup' } },
    { id: 'water', g: 300, show: { qty: 300, unit: 'ml' } },
    { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'chestnut-mushrooms', g: 250, prep: 'sliced' },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'minced' },
    { id: 'spinach', g: 150, show: { qty: 5, unit: 'handful' } },
    { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
    {
      id: 'swiss-cheese',
      g: 42,
      prep: 'grated',
      swaps: [
        {
          id: 'nutritional-yeast',
          g: 15,
          show: { qty: 3, unit: 'tbsp' },
          words: [
            ['spinach, cheese and a soft egg', 'spinach, yeast flakes and a soft egg'],
            ['Scatter mushrooms and cheese', 'Scatter mushrooms and nutritional yeast'],
          ],
        },
      ],
    },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Stir flour and half the salt together, pour the water into a well, and whisk until the batter runs off in ribbons. Leave it for a quarter of an hour; buckwheat is thirsty.',
      uses: ['buckwheat-flour', 'water', 'salt'],
      minutes: 18,
      waits: true,
    },
    {
      text: 'During that time cook the mushrooms in a third of the oil until they are nut brown. Garlic, spinach, pepper and the salt you held back follow, until the pan is dry.',
      uses: ['chestnut-mushrooms', 'garlic', 'spinach', 'black-pepper'],
      minutes: 9,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Wipe the widest frying pan you own with oil and let it smoke for a second. Swirl in enough batter for one galette, thin as you dare: there is one for each egg.',
      uses: ['olive-oil'],
      minutes: 2,
    },
    {
      text: 'Once the surface is dull and pitted with holes, break an egg in the middle and spread its white about with a fork.',
      uses: ['egg'],
      minutes: 2,
    },
    {
      text: 'Scatter mushrooms and cheese round the yolk, fold four sides inwards to make a square with a window, and put a lid over it until the white is set.',
      uses: ['swiss-cheese'],
      minutes: 3,
      waits: true,
      softEggs: true,
    },
    {
      text: 'Slide it out and go on with the rest of the batter, oiling the metal each time.',
      uses: [],
      minutes: 10,
      waits: true,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'The first galette is for the cook: it tells you whether the batter needs another spoon of water.',
})
