import { recipe } from '#planner/recipe.ts'

export const pastaConLeSarde = recipe({
  id: 'pasta-con-le-sarde',
  title: 'Pasta con le sarde',
  blurb: 'Palermo in a bowl: sardines, sweet fennel, raisins and saffron, with toasted crumbs all over.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'breadcrumbs',
      g: 13.6,
      show: { qty: 2, unit: 'tbsp' },
      swaps: [
        {
          id: 'gf-breadcrumbs',
          g: 13.6,
          show: { qty: 2, unit: 'tbsp' },
          words: [
            ['with toasted crumbs all', 'with toasted gluten-free crumbs all'],
            ['stir the crumbs', 'stir the gluten-free crumbs'],
          ],
        },
      ],
    },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'fennel', g: 234, show: { qty: 1, unit: 'medium' }, prep: 'finely diced, fronds chopped' },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'finely diced' },
    { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
    { id: 'saffron', g: 0.2, show: { qty: 2, unit: 'pinch' } },
    {
      id: 'spaghetti',
      g: 140,
      swaps: [{ id: 'gf-spaghetti', g: 140, words: [['Pasta con le sarde', 'Gluten-free pasta con le sarde']] }],
    },
    { id: 'sardines-tinned', g: 96, show: { qty: 4, unit: 'piece' }, prep: 'lifted from their oil' },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'In a dry frying pan, with a few drops of the oil, stir the crumbs about till they are the brown of a biscuit. Tip them into a saucer.',
      uses: ['breadcrumbs', 'olive-oil'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Put the fennel and onion in the same pan with all the rest of the oil, a lid and a low flame, and let them turn meltingly soft.',
      uses: ['fennel', 'onion'],
      minutes: 12,
      waits: true,
    },
    {
      text: 'While it softens, see to the spaghetti: a large saucepan, salt, water at a gallop. Stop when a strand bends but still has a pale thread in the middle.',
      uses: ['spaghetti', 'salt'],
      minutes: 9,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Dip a small cup into the pasta water, crumble in the saffron, and let it bleed gold. Pour this over the fennel together with the raisins.',
      uses: ['saffron', 'raisins'],
      minutes: 2,
    },
    {
      text: 'Break the sardines into the sauce in big pieces, with the lemon juice and pepper; they only have to warm.',
      uses: ['sardines-tinned', 'lemon-juice', 'black-pepper'],
      minutes: 2,
    },
    {
      text: 'Turn the drained spaghetti over and over in the pan, strew with fronds and crumbs, and listen for the crunch.',
      uses: [],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'A few fennel fronds cooked in the pasta water give it the taste of the wild herb.',
})
