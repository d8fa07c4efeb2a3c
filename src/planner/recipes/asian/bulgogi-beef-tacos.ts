import { recipe } from '#planner/recipe.ts'

export const bulgogiBeefTacos = recipe({
  id: 'bulgogi-beef-tacos',
  title: 'Bulgogi tacos with kimchi slaw',
  blurb:
    'Seoul by way of a food truck: sweet, garlicky beef seared hard, cool cabbage and kimchi in warm corn tortillas.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['TACOS'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    {
      id: 'beef-sirloin',
      g: 250,
      prep: 'sliced across the grain as thin as you can',
      swaps: [
        {
          id: 'tofu-extra-firm',
          g: 280,
          prep: 'in thin batons',
          words: [
            ['Bulgogi tacos', 'Tofu bulgogi tacos'],
            ['garlicky beef seared', 'garlicky tofu seared'],
            [
              'Rub the beef with the soy sauce and whatever else the marinade has; fingers do it best. The pear makes it tender, and ten minutes are enough.',
              'Pat the tofu dry and turn it in everything for the marinade. The pear gives it its gloss, and ten minutes are enough.',
            ],
            [
              'Spread the meat in the pan in two batches, let the edges catch and turn it only once.',
              'Spread the tofu in the pan in two batches, let it catch on one side before you turn it, and give each batch four minutes or so.',
            ],
            ['then beef, then', 'then tofu, then'],
          ],
        },
      ],
    },
    { id: 'pear', g: 89, show: { qty: 0.5, unit: 'medium' }, prep: 'grated', group: 'Marinade' },
    {
      id: 'soy-sauce',
      g: 27,
      show: { qty: 1.5, unit: 'tbsp' },
      group: 'Marinade',
      swaps: [{ id: 'tamari', g: 27, show: { qty: 1.5, unit: 'tbsp' } }],
    },
    { id: 'sesame-oil', g: 9, show: { qty: 2, unit: 'tsp' }, group: 'Marinade' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'grated', group: 'Marinade' },
    { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, prep: 'grated', group: 'Marinade' },
    { id: 'chinese-leaf', g: 150, show: { qty: 6, unit: 'leaf' }, prep: 'shredded' },
    { id: 'kimchi', g: 80, prep: 'chopped' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'shredded' },
    { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Rub the beef with the soy sauce and whatever else the marinade has; fingers do it best. The pear makes it tender, and ten minutes are enough.',
      uses: ['beef-sirloin', 'pear', 'soy-sauce', 'sesame-oil', 'garlic', 'ginger'],
      minutes: 12,
      waits: true,
    },
    {
      text: 'Toss the Chinese leaf with the kimchi, a spoon of its juice and the lime.',
      uses: ['chinese-leaf', 'kimchi', 'lime-juice'],
      minutes: 3,
    },
    {
      text: 'Toast the tortillas in a dry frying pan, half a minute a side, until they smell of popcorn. Keep them supple in a folded towel.',
      uses: ['corn-tortilla'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Raise the heat as far as it goes. Spread the meat in the pan in two batches, let the edges catch and turn it only once.',
      uses: [],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Fill each tortilla with slaw first, then beef, then spring onion and a pinch of sesame.',
      uses: ['spring-onion', 'sesame-seeds'],
      minutes: 2,
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
