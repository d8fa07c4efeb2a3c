import { recipe } from '#planner/recipe.ts'

export const trayRoastChickenParsnips = recipe({
  id: 'tray-roast-chicken-parsnips',
  title: 'Tray-roast chicken with parsnips and thyme',
  blurb: 'A Sunday roast on one tray: thighs over sweet roots that drink the juices, with a quick lemony gravy.',
  cuisine: 'ENGLISH',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 60 },
  skill: 'BASIC',
  equipment: ['OVEN', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    { id: 'parsnip', g: 240, show: { qty: 2, unit: 'medium' }, prep: 'quartered lengthways' },
    { id: 'carrot', g: 183, show: { qty: 3, unit: 'medium' }, prep: 'halved lengthways' },
    { id: 'red-onion', g: 220, show: { qty: 2, unit: 'medium' }, prep: 'in wedges, root left on' },
    { id: 'chicken-thigh', g: 400, show: { qty: 4, unit: 'piece' } },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'thyme', g: 3, show: { qty: 6, unit: 'sprig' } },
    { id: 'garlic', g: 16, show: { qty: 4, unit: 'clove' }, prep: 'whole, in their skins' },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chicken-stock', g: 120, show: { qty: 0.5, unit: 'cup' } },
    { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Set the oven at 200 °C and put in the empty baking tray to get hot.',
      uses: [],
      minutes: 10,
    },
    {
      text: 'Gloss parsnips, carrots and onions with half of the oil and a little of the salt. They should sizzle as they land on the metal; spread them in one layer.',
      uses: ['parsnip', 'carrot', 'red-onion', 'olive-oil', 'salt'],
      minutes: 5,
    },
    { text: 'Give them twenty minutes alone, until the tips are tanned.', uses: [], minutes: 20 },
    {
      text: 'Massage thyme, pepper and the remaining oil and salt into the thighs. Sit them on the roots with the garlic cloves between.',
      uses: ['chicken-thigh', 'thyme', 'black-pepper', 'garlic'],
      minutes: 4,
    },
    {
      text: 'Roast on until the skinless tops are bronzed and no pink shows when you cut into the thickest one.',
      uses: [],
      minutes: 25,
    },
    {
      text: 'Squash the garlic out of its skin onto the hot tray, add stock and lemon juice and scrape: the brown bits melt into a thin gravy. Pour it over.',
      uses: ['chicken-stock', 'lemon-juice'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
