import { recipe } from '#planner/recipe.ts'

export const steamedSeaBassGinger = recipe({
  id: 'steamed-sea-bass-ginger',
  title: 'Steamed sea bass with ginger and spring onion',
  blurb:
    'The Cantonese way with good fish: steam, a little soy, and hot oil poured over ginger at the table so that it crackles.',
  cuisine: 'ASIAN',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'STEAMER', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'basmati-rice', g: 110 },
    { id: 'sea-bass', g: 400, show: { qty: 4, unit: 'fillet' } },
    { id: 'ginger', g: 18, show: { qty: 3, unit: 'tbsp' }, prep: 'in threads' },
    { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, prep: 'in threads' },
    { id: 'mustard-greens', g: 200, prep: 'cut across' },
    {
      id: 'soy-sauce',
      g: 24,
      show: { qty: 1.5, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
    },
    { id: 'sake', g: 29, show: { qty: 2, unit: 'tbsp' } },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Rinse the rice and cook it by absorption in a small saucepan: twice its height in water, a low flame, the lid on. When little craters show on the surface, take it off and let it stand.',
      uses: ['basmati-rice'],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Meanwhile lay the fish on a heatproof plate that fits your steamer, on half of the ginger and half of the spring onion. Wet it with the sake.',
      uses: ['sea-bass', 'ginger', 'spring-onion', 'sake'],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Steam it over water that is really galloping. From the sixth minute on, look: the flesh is milk white and a chopstick slides in without a push.',
      uses: [],
      minutes: 7,
      waits: true,
    },
    {
      text: 'While it steams, put the greens under the lid, next to or above the plate, for the last three minutes.',
      uses: ['mustard-greens'],
      minutes: 3,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Pour off the cloudy liquid, spoon the soy sauce round the fish and cover it with what is left of the ginger and the spring onion, and the coriander.',
      uses: ['soy-sauce', 'coriander'],
      minutes: 2,
    },
    {
      text: 'Heat the oil in the smallest pan you have until it just begins to smoke and pour it over the herbs. It crackles, and the whole room knows that dinner is ready. Rice beside it.',
      uses: ['rapeseed-oil'],
      minutes: 1,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Any white fillet works. Thick cod needs ten minutes, thin sole four.',
})
