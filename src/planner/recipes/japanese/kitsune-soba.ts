import { recipe } from '#planner/recipe.ts'

export const kitsuneSoba = recipe({
  id: 'kitsune-soba',
  title: 'Kitsune soba with sweet tofu',
  blurb:
    'Buckwheat noodles in a clear seaweed and mushroom broth, under slices of tofu simmered sweet as the fox likes them.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 20, total: 35 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'kombu', g: 10, show: { qty: 2, unit: 'strip' }, retained: 0.2 },
    { id: 'shiitake', g: 114, show: { qty: 6, unit: 'piece' }, prep: 'stalks off, caps sliced' },
    { id: 'water', g: 500, show: { qty: 500, unit: 'ml' } },
    { id: 'tofu', g: 280, show: { qty: 1, unit: 'block' }, prep: 'in 8 thin triangles' },
    { id: 'sunflower-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    {
      id: 'soy-sauce',
      g: 20,
      show: { qty: 4, unit: 'tsp' },
      swaps: [{ id: 'tamari', g: 21, show: { qty: 3.5, unit: 'tsp' } }],
    },
    { id: 'mirin', g: 32, show: { qty: 2, unit: 'tbsp' } },
    {
      id: 'soba',
      g: 115,
      swaps: [
        {
          id: 'soba-gf',
          g: 115,
          words: [
            ['Kitsune soba', 'Kitsune buckwheat soba'],
            ['Buckwheat noodles in', 'Pure buckwheat noodles in'],
            ['Cook the noodles', 'Cook the pure buckwheat noodles'],
          ],
        },
      ],
    },
    { id: 'spinach', g: 120, show: { qty: 4, unit: 'handful' } },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'finely cut' },
  ],
  steps: [
    {
      text: 'Steep the kombu and the shiitake in the water in a large saucepan over a low flame. It should never boil; when tiny beads cling to the seaweed, give it ten minutes more and lift the kombu out.',
      uses: ['kombu', 'shiitake', 'water'],
      minutes: 20,
      waits: true,
    },
    {
      text: 'While that draws, press the tofu in a cloth and brown the triangles in the oil, both faces, until they have a leathery skin.',
      uses: ['tofu', 'sunflower-oil'],
      minutes: 7,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Pour over them half of the soy sauce, half of the mirin and a ladle of the broth. Let it bubble away to a sticky gloss, turning the tofu once.',
      uses: ['soy-sauce', 'mirin'],
      minutes: 4,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Cook the noodles in plenty of unsalted water in another pan, rinse them well and share them out between deep bowls.',
      uses: ['soba'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Stir what is left of the soy sauce and mirin into the broth, wilt the spinach in it for half a minute and ladle it over the noodles.',
      uses: ['spinach'],
      minutes: 2,
    },
    { text: 'Float the tofu on top and scatter with spring onion.', uses: ['spring-onion'] },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'The broth alone keeps three days and starts many other soups.',
})
