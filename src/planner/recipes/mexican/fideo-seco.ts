import { recipe } from '#planner/recipe.ts'

export const fideoSeco = recipe({
  id: 'fideo-seco',
  title: 'Fideo seco with chipotle and courgette',
  blurb:
    'Toasted broken noodles that drink up a smoky tomato sauce, finished with soured cream and crumbled fresh cheese.',
  cuisine: 'MEXICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'BLENDER'],
  noCook: false,
  ingredients: [
    {
      id: 'spaghetti',
      g: 160,
      prep: 'snapped into lengths of 3 cm',
      swaps: [
        {
          id: 'gf-spaghetti',
          g: 160,
          prep: 'snapped into lengths of 3 cm',
          words: [
            ['Toasted broken noodles that drink up', 'Toasted broken gluten-free spaghetti that drinks up'],
            ['Fry the dry pasta pieces', 'Fry the dry gluten-free spaghetti pieces'],
            ['Some should be blond and some', 'They brown faster than others: some should be blond and some'],
          ],
        },
      ],
    },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'quartered' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' } },
    { id: 'adobo-chipotle', g: 12, show: { qty: 2, unit: 'tsp' } },
    { id: 'vegetable-stock', g: 240, show: { qty: 1, unit: 'cup' } },
    { id: 'courgette', g: 118, show: { qty: 1, unit: 'small' }, prep: 'in small dice' },
    { id: 'queso-fresco', g: 80, prep: 'crumbled' },
    { id: 'soured-cream', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Blend tomatoes, onion, garlic and chipotle until the blender sounds even and the sauce is foamy and pink.',
      uses: ['tinned-tomatoes', 'onion', 'garlic', 'adobo-chipotle'],
      minutes: 1,
    },
    {
      text: 'Fry the dry pasta pieces in the oil in a deep frying pan, turning them over and over. Some should be blond and some as brown as a hazelnut.',
      uses: ['rapeseed-oil', 'spaghetti'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Stand back and pour the red sauce on. It spits, then settles; stir until it has darkened by a shade.',
      uses: [],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Now the stock and the courgette, a lid, and a low flame. Shake the pan instead of stirring. When the liquid has gone and the noodles lie tender and separate, it is seco.',
      uses: ['vegetable-stock', 'courgette'],
      minutes: 13,
      waits: true,
    },
    {
      text: 'Let it rest covered off the hob, then trickle with soured cream and rain cheese and coriander over it.',
      uses: ['queso-fresco', 'soured-cream', 'coriander'],
      minutes: 3,
      waits: true,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'It goes on drinking as it stands; a splash of hot water loosens what is left.',
})
