import { recipe } from '#planner/recipe.ts'

export const shrimpBoilTacos = recipe({
  id: 'shrimp-boil-tacos',
  title: 'Shrimp boil tacos',
  blurb:
    'The newspaper-covered table of a Louisiana boil, folded into tortillas: prawns, sweetcorn, celery, garlic and lemon.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['TACOS'],
  servings: 2,
  minutes: { active: 20, total: 20 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'frozen-sweetcorn', g: 150 },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'finely sliced' },
    { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, prep: 'sliced' },
    { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'mustard-seeds', g: 1.6, show: { qty: 0.5, unit: 'tsp' } },
    {
      id: 'prawns',
      g: 260,
      swaps: [
        {
          id: 'tofu',
          g: 220,
          prep: 'in small cubes',
          words: [
            ['Shrimp boil tacos', 'Cajun boil tacos with tofu'],
            [
              'half a minute later the prawns. Keep everything moving till they have curled and blushed.',
              'half a minute later the tofu. Keep everything moving till its edges are golden.',
            ],
          ],
        },
      ],
    },
    { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, prep: 'half juiced, half in wedges' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
    { id: 'iceberg-lettuce', g: 90, show: { qty: 6, unit: 'leaf' }, prep: 'shredded' },
    {
      id: 'natural-yogurt',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
    },
    { id: 'horseradish', g: 10, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Beat yogurt and horseradish with a few drops of lemon.',
      uses: ['natural-yogurt', 'horseradish'],
      minutes: 1,
    },
    {
      text: 'Crackle the mustard seeds in the oil in a roomy frying pan, then add corn and celery. Leave them be until the kernels begin to jump.',
      uses: ['mustard-seeds', 'olive-oil', 'frozen-sweetcorn', 'celery'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Garlic, Cajun seasoning and salt go in, and half a minute later the prawns. Keep everything moving till they have curled and blushed.',
      uses: ['garlic', 'cajun-seasoning', 'salt', 'prawns'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Squeeze the lemon over while the pan still hisses, and tip it all into a warm dish.',
      uses: ['lemon'],
      minutes: 1,
    },
    {
      text: 'Dry-toast the tortillas, a few seconds a side. Lettuce, then the boil, then the sharp cream.',
      uses: ['corn-tortilla', 'iceberg-lettuce'],
      minutes: 4,
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 0,
  freezable: false,
})
