import { recipe } from '#planner/recipe.ts'

export const chickenCaesarSalad = recipe({
  id: 'chicken-caesar-salad',
  title: 'Chicken Caesar with rye crumbs',
  blurb: 'Hot chicken, cold romaine, a yogurt dressing sharp with anchovy, and crunchy rye crumbs over it all.',
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    {
      id: 'rye-bread',
      g: 64,
      show: { qty: 2, unit: 'slice' },
      prep: 'crumbled small',
      swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' }, prep: 'crumbled small' }],
    },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    {
      id: 'chicken-breast',
      g: 300,
      prep: 'split into thin escalopes',
      swaps: [
        {
          id: 'tofu',
          g: 280,
          show: { qty: 1, unit: 'block' },
          prep: 'in finger-thick slabs',
          words: [
            ['Chicken Caesar', 'Tofu Caesar'],
            ['Hot chicken', 'Hot tofu'],
            ['Pepper the chicken', 'Pepper the tofu'],
            [
              'Turn once, when the edges have gone white; it is done as soon as no pink is left in the thickest slice.',
              'Turn it once the underside is crisp and golden, and brown the other side, too.',
            ],
            ['Slice the chicken', 'Slice the tofu'],
          ],
        },
      ],
    },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    {
      id: 'greek-yogurt-2',
      g: 90,
      show: { qty: 6, unit: 'tbsp' },
      group: 'Dressing',
      swaps: [{ id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } }],
    },
    {
      id: 'anchovies',
      g: 12,
      show: { qty: 3, unit: 'piece' },
      prep: 'mashed to a paste',
      group: 'Dressing',
      swaps: [
        {
          id: 'capers',
          g: 8.6,
          show: { qty: 1, unit: 'tbsp' },
          prep: 'chopped',
          words: [
            ['sharp with anchovy', 'sharp with capers'],
            ['yogurt, anchovies', 'yogurt, capers'],
          ],
        },
      ],
    },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated', group: 'Dressing' },
    { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' }, group: 'Dressing' },
    { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' }, group: 'Dressing' },
    {
      id: 'parmesan',
      g: 25,
      show: { qty: 5, unit: 'tbsp' },
      prep: 'finely grated',
      group: 'Dressing',
      swaps: [
        {
          id: 'vegetarian-hard-cheese',
          g: 25,
          show: { qty: 5, unit: 'tbsp' },
          prep: 'finely grated',
          words: [['two thirds of the cheese', 'two thirds of the Parmesan-style cheese']],
        },
        {
          id: 'nutritional-yeast',
          g: 10,
          show: { qty: 2, unit: 'tbsp' },
          words: [
            ['two thirds of the cheese', 'two thirds of the nutritional yeast'],
            ['the saved cheese rain', 'the saved yeast flakes rain'],
          ],
        },
      ],
    },
    { id: 'romaine-lettuce', g: 280, show: { qty: 14, unit: 'leaf' }, prep: 'in broad ribbons' },
  ],
  steps: [
    {
      text: 'Rattle the bread round a frying pan with half of the oil until it sounds like gravel, then tip it onto a plate.',
      uses: ['rye-bread', 'olive-oil'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Pepper the chicken and lay it in the same pan with the other half of the oil. Turn once, when the edges have gone white; it is done as soon as no pink is left in the thickest slice.',
      uses: ['chicken-breast', 'black-pepper'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Beat yogurt, anchovies, garlic, mustard, lemon and two thirds of the cheese together. It should drip from the spoon, not run.',
      uses: ['greek-yogurt-2', 'anchovies', 'garlic', 'dijon-mustard', 'lemon-juice', 'parmesan'],
      minutes: 3,
    },
    {
      text: 'Work the dressing into the romaine with your hands so each ribbon is thinly coated. Slice the chicken over it, and let crumbs and the saved cheese rain down.',
      uses: ['romaine-lettuce'],
      minutes: 3,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Dressing and crumbs keep three days in separate jars.',
})
