import { recipe } from '#planner/recipe.ts'

export const chipShopTofuMushyPeas = recipe({
  id: 'chip-shop-tofu-mushy-peas',
  title: 'Chip-shop tofu with mushy peas',
  blurb: 'Friday night without the fryer: crisp slabs of tofu seasoned with seaweed, oven chips and minted peas.',
  cuisine: 'ENGLISH',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 50 },
  skill: 'BASIC',
  equipment: ['OVEN', 'HOB', 'BAKING_TRAY', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'potato', g: 330, prep: 'scrubbed, in finger-thick chips' },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' }, prep: 'patted dry, in thick slabs' },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' } },
    { id: 'cornflour', g: 24, show: { qty: 3, unit: 'tbsp' } },
    { id: 'frozen-peas', g: 240 },
    { id: 'mint', g: 6, show: { qty: 3, unit: 'sprig' }, prep: 'leaves picked' },
    {
      id: 'malt-vinegar',
      g: 15,
      show: { qty: 1, unit: 'tbsp' },
      optional: true,
      swaps: [{ id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Heat the oven to 210 °C. Rinse the chips of their starch, rub them dry in a cloth, and toss with a third of the oil on a baking tray. Let them have a head start.',
      uses: ['potato', 'olive-oil'],
      minutes: 20,
    },
    {
      text: 'Wet the tofu with lemon juice and half the salt. Crumble or snip the nori as finely as you can into the cornflour with the pepper.',
      uses: ['tofu', 'lemon-juice', 'nori', 'cornflour', 'black-pepper'],
      minutes: 5,
    },
    {
      text: 'Press each slab into the seaweed flour until no wet patch is left, then brush it on every side with more of the oil.',
      uses: [],
      minutes: 3,
    },
    {
      text: 'Turn the chips, push them over and set the tofu beside them. Flip it once on the way: it should feel crusty, and the chips rattle.',
      uses: [],
      minutes: 22,
    },
    {
      text: 'Near the end boil the peas until they are quite soft. Drain, and mash them roughly with the mint, the rest of the salt and a last thread of oil.',
      uses: ['frozen-peas', 'mint', 'salt'],
      minutes: 5,
    },
    { text: 'Plate it all up hot and sprinkle the chips with malt vinegar if you like.', uses: ['malt-vinegar'] },
  ],
  keepsDays: 0,
  freezable: false,
})
