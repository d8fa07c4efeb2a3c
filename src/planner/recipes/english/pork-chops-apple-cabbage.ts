import { recipe } from '#planner/recipe.ts'

export const porkChopsAppleCabbage = recipe({
  id: 'pork-chops-apple-cabbage',
  title: 'Pork chops with apple, sage and cabbage',
  blurb:
    'Sunday flavours on a weekday: browned chops, apple wedges gone soft and sticky, and cabbage with a little bite.',
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'celeriac', g: 360, prep: 'peeled and cubed' },
    { id: 'pork-chop', g: 300, show: { qty: 2, unit: 'piece' } },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' }, prep: 'cored and cut into eight' },
    { id: 'fresh-sage', g: 4, show: { qty: 10, unit: 'leaf' } },
    { id: 'green-cabbage', g: 210, show: { qty: 7, unit: 'leaf' }, prep: 'shredded' },
    { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chicken-stock', g: 120, show: { qty: 0.5, unit: 'cup' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Start the celeriac in a saucepan of boiling water. It wants a quarter of an hour, until it squashes against the side.',
      uses: ['celeriac'],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Meanwhile season the chops on both faces with pepper and two thirds of the salt. Brown them with a tablespoon of the oil, leaving each side alone in the frying pan until it is the colour of toast.',
      uses: ['pork-chop', 'salt', 'black-pepper', 'olive-oil'],
      minutes: 9,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Stand the chops on their fatty edge for a minute, then let them wait on a warm plate. Cut into one to be sure: the juice runs clear, and no pink is left in the middle.',
      uses: [],
      minutes: 2,
      meanwhile: true,
    },
    {
      text: 'Into the fat go the apple wedges and the sage. Flip the fruit when it has caramel patches; the leaves should be brittle.',
      uses: ['apple', 'fresh-sage'],
      minutes: 5,
    },
    {
      text: 'Pile in the cabbage with vinegar and stock and toss until it has wilted but still crunches and the liquid is a glaze.',
      uses: ['green-cabbage', 'apple-cider-vinegar', 'chicken-stock'],
      minutes: 4,
    },
    {
      text: 'Drain the celeriac and mash it with the rest of the oil and salt. Spoon it beside the chops with everything from the pan.',
      uses: [],
      minutes: 2,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Dry chops brown, damp ones stew. Pat them with kitchen paper before they meet the pan.',
})
