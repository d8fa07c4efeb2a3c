import { recipe } from '#planner/recipe.ts'

export const misoAubergineTofu = recipe({
  id: 'miso-aubergine-tofu',
  title: 'Miso aubergine with grilled tofu and rice',
  blurb: 'Nasu dengaku as a whole dinner: aubergine soft as jam under a sweet, toasty miso crust, with tofu beside it.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 30 },
  skill: 'NOVICE',
  equipment: ['OVEN', 'GRILL', 'BAKING_TRAY', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'aubergine', g: 450, show: { qty: 2, unit: 'small' }, prep: 'halved lengthways' },
    { id: 'sunflower-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'rice-miso', g: 26, show: { qty: 1.5, unit: 'tbsp' }, group: 'Glaze' },
    { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' }, group: 'Glaze' },
    { id: 'rice-vinegar', g: 10, show: { qty: 2, unit: 'tsp' }, group: 'Glaze' },
    { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, prep: 'finely grated', group: 'Glaze' },
    { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' }, prep: 'in slabs and patted dry' },
    { id: 'brown-rice-cooked', g: 200 },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'in fine rings' },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Set the oven to 220 °C. Score the cut faces of the aubergines in a lattice almost down to the skin, and paint them with the oil.',
      uses: ['aubergine', 'sunflower-oil'],
      minutes: 4,
    },
    {
      text: 'Roast them face down on a baking tray until the backs give under a finger and have wrinkled.',
      uses: [],
      minutes: 16,
    },
    {
      text: 'Beat the miso with the syrup, vinegar and ginger; you want a paste that drops slowly from the spoon.',
      uses: ['rice-miso', 'maple-syrup', 'rice-vinegar', 'ginger'],
      minutes: 2,
    },
    {
      text: 'Turn the halves over, squeeze the tofu in between, and spread the glaze over both.',
      uses: ['tofu'],
      minutes: 2,
    },
    {
      text: 'Slide the tray under a hot grill. Stay with it: the glaze bubbles, then freckles with brown, and a minute later it would be black.',
      uses: [],
      minutes: 5,
    },
    {
      text: 'Meanwhile warm the rice in the microwave. Divide everything between the plates and shower it with spring onion and sesame.',
      uses: ['brown-rice-cooked', 'spring-onion', 'sesame-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'The glaze keeps for two weeks in a jar in the fridge and is as good on courgettes or mushrooms.',
})
