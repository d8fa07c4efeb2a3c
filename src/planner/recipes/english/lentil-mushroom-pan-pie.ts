import { recipe } from '#planner/recipe.ts'

export const lentilMushroomPanPie = recipe({
  id: 'lentil-mushroom-pan-pie',
  title: 'Lentil and mushroom pan pie with parsnip mash',
  blurb: 'A meatless cottage pie made on the hob: dark, gravy-rich lentils and a rough, mustardy blanket of parsnip.',
  cuisine: 'ENGLISH',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'parsnip', g: 360, show: { qty: 3, unit: 'medium' }, prep: 'peeled and cut as small as dice' },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'finely diced' },
    { id: 'chestnut-mushrooms', g: 160, show: { qty: 8, unit: 'piece' }, prep: 'quartered' },
    { id: 'thyme', g: 1.6, show: { qty: 2, unit: 'tsp' }, prep: 'leaves picked' },
    { id: 'tomato-puree', g: 32, show: { qty: 2, unit: 'tbsp' } },
    { id: 'lentils-tinned', g: 360, show: { qty: 1.5, unit: 'can' } },
    {
      id: 'soy-sauce',
      g: 12,
      show: { qty: 2, unit: 'tsp' },
      swaps: [{ id: 'tamari', g: 12, show: { qty: 2, unit: 'tsp' } }],
    },
    { id: 'mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' }, prep: 'for the mash' },
  ],
  steps: [
    {
      text: 'Cover the parsnips with cold water in a saucepan, set it to boil and cook until a knife meets no resistance.',
      uses: ['parsnip'],
      minutes: 13,
    },
    {
      text: 'Meanwhile heat half the oil in a wide frying pan and cook the onion and carrots briskly, stirring often, until their edges catch.',
      uses: ['olive-oil', 'onion', 'carrot'],
      minutes: 7,
    },
    {
      text: 'Turn up the flame for the mushrooms and thyme. First they hiss and weep, then the pan falls quiet and they brown.',
      uses: ['chestnut-mushrooms', 'thyme'],
      minutes: 5,
    },
    {
      text: 'Stir in tomato purée, lentils and soy sauce with a mugful of the parsnip water. Let it blip until you have a thick brown gravy.',
      uses: ['tomato-puree', 'lentils-tinned', 'soy-sauce'],
      minutes: 6,
    },
    {
      text: 'Drain the parsnips, steam them dry in the hot pan for a moment, then crush with the mustard, the salt and the remaining oil.',
      uses: ['mustard', 'salt'],
      minutes: 2,
    },
    {
      text: 'Dollop the mash over the lentils, rough it up with a fork and carry the pan to the table.',
      uses: [],
      minutes: 1,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'For a crisp lid, spread it in an ovenproof dish and give it ten minutes in a very hot oven.',
})
