import { recipe } from '#planner/recipe.ts'

export const turkeyPolpettePolenta = recipe({
  id: 'turkey-polpette-polenta',
  title: 'Turkey polpette on soft polenta',
  blurb: 'Small, tender meatballs braised in tomato until the sauce turns sweet, over a golden spoonful of polenta.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 30, total: 45 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'turkey-mince', g: 260 },
    {
      id: 'breadcrumbs',
      g: 20,
      show: { qty: 3, unit: 'tbsp' },
      swaps: [
        {
          id: 'gf-breadcrumbs',
          g: 20,
          show: { qty: 3, unit: 'tbsp' },
          words: [['the mince with crumbs', 'the mince with gluten-free crumbs']],
        },
      ],
    },
    { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'finely grated' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'grated' },
    { id: 'fennel-seeds', g: 1, show: { qty: 0.5, unit: 'tsp' }, prep: 'bruised' },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'finely chopped' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'finely diced' },
    { id: 'passata', g: 400 },
    { id: 'polenta', g: 90 },
    { id: 'water', g: 450, show: { qty: 450, unit: 'ml' } },
    { id: 'salt', g: 2.4, show: { qty: 6, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Knead the mince with crumbs, carrot, half the garlic, fennel seeds, parsley, pepper and a third of the salt. With wet palms roll fourteen balls, about as big as walnuts in their shells.',
      uses: ['turkey-mince', 'breadcrumbs', 'carrot', 'garlic', 'fennel-seeds', 'parsley', 'black-pepper'],
      minutes: 10,
    },
    {
      text: 'Brown them in the oil in a frying pan, rolling them about with two spoons. They need not be cooked inside yet.',
      uses: ['olive-oil'],
      minutes: 7,
    },
    {
      text: 'Shift them to one side, soften the onion beside them, then add the other half of the garlic.',
      uses: ['onion'],
      minutes: 5,
    },
    {
      text: 'Flood them with passata and another third of the salt. Put the lid on and braise; a ball cut open should be the same pale colour all the way.',
      uses: ['passata', 'salt'],
      minutes: 15,
    },
    {
      text: 'For the polenta, boil the water with the remaining salt in a saucepan. Rain the grains in with one hand and whisk with the other, then stir over low heat until it heaves and spits slowly. Quick polenta wants five minutes, the coarse sort up to thirty.',
      uses: ['water', 'polenta'],
      minutes: 8,
    },
    {
      text: "Spread the polenta in the bowls, make a dip in each with the spoon's back, and fill it with polpette and sauce.",
      uses: [],
      minutes: 1,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Freeze the meatballs in their sauce. Polenta is best made fresh, and takes no longer than laying the table.',
})
