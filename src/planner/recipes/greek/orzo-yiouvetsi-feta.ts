import { recipe } from '#planner/recipe.ts'

export const orzoYiouvetsiFeta = recipe({
  id: 'orzo-yiouvetsi-feta',
  title: 'Aubergine yiouvetsi with orzo and feta',
  blurb: 'Tiny pasta that swells in tomato and cinnamon while it bakes, with silky aubergine and feta on top.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 20, total: 50 },
  skill: 'BASIC',
  equipment: ['OVEN', 'HOB', 'CASSEROLE'],
  noCook: false,
  ingredients: [
    { id: 'aubergine', g: 300, show: { qty: 1, unit: 'medium' }, prep: 'in small cubes' },
    { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, fixed: true },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'water', g: 360, show: { qty: 1.5, unit: 'cup' } },
    {
      id: 'orzo',
      g: 130,
      swaps: [
        {
          id: 'gf-pasta',
          g: 130,
          prep: 'broken small',
          words: [
            ['with orzo and feta', 'with gluten-free pasta and feta'],
            ['Tiny pasta that', 'Gluten-free pasta that'],
            [
              'stirring once half way, until most',
              'stirring once half way and adding a splash of water if it looks dry, until the pasta is tender, most',
            ],
          ],
        },
      ],
    },
    { id: 'feta', g: 80, prep: 'in small cubes' },
    { id: 'fresh-oregano', g: 2, show: { qty: 2, unit: 'tsp' }, prep: 'leaves picked' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Turn the oven on, 190 °C fan. On the hob, in a casserole that may go into it, cook the aubergine in the oil until it is tawny on several sides and has stopped squeaking.',
      uses: ['aubergine', 'olive-oil'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Add onion, garlic and the cinnamon stick and let the onion slacken.',
      uses: ['onion', 'garlic', 'cinnamon-stick'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Now tomatoes, water and salt. As soon as it bubbles, rain in the orzo and stir well along the bottom.',
      uses: ['tinned-tomatoes', 'water', 'salt', 'orzo'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Bake it uncovered, stirring once half way, until most of the liquid has vanished and the top looks like a lava field.',
      uses: [],
      minutes: 20,
      waits: true,
    },
    {
      text: 'Push the feta into the surface and leave the dish in for as long as it takes the corners to gild.',
      uses: ['feta'],
      minutes: 5,
      waits: true,
    },
    { text: 'Let it stand for a moment, pull the cinnamon out and finish with oregano.', uses: ['fresh-oregano'] },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: false,
})
