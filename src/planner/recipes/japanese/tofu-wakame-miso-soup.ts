import { recipe } from '#planner/recipe.ts'

export const tofuWakameMisoSoup = recipe({
  id: 'tofu-wakame-miso-soup',
  title: 'Ten-minute miso soup with tofu',
  blurb: 'Real miso soup from the kettle: tofu, seaweed, a few greens. It warms both hands before the first sip.',
  cuisine: 'JAPANESE',
  slots: ['SNACK'],
  dishTags: ['SOUPS', 'SIDE_DISHES'],
  servings: 2,
  minutes: { active: 8, total: 10 },
  skill: 'NOVICE',
  equipment: ['KETTLE', 'MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'wakame', g: 3, show: { qty: 2, unit: 'tsp' } },
    { id: 'soft-tofu', g: 240, prep: 'in dice' },
    { id: 'frozen-sweetcorn', g: 80 },
    { id: 'rice-miso', g: 26, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'water', g: 450, show: { qty: 450, unit: 'ml' } },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'in fine rings' },
    { id: 'sesame-oil', g: 2.3, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Put the kettle on. Share wakame, tofu and sweetcorn between deep bowls with a splash of water and warm them for two minutes in the microwave.',
      uses: ['wakame', 'soft-tofu', 'frozen-sweetcorn'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Rub the miso with a ladle of water from the kettle in a jug until no lump is left, then thin it with the rest. Miso does not like to boil, so wait until the bubbles have died.',
      uses: ['rice-miso', 'water'],
      minutes: 2,
    },
    {
      text: 'Fill the bowls, and finish with spring onion and two or three drops of sesame oil.',
      uses: ['spring-onion', 'sesame-oil'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
