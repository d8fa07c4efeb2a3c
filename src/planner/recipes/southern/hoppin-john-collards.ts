import { recipe } from '#planner/recipe.ts'

export const hoppinJohnCollards = recipe({
  id: 'hoppin-john-collards',
  title: "Hoppin' John with collards",
  blurb:
    "The New Year's dish for luck: black-eyed beans and rice in one pan, with ribbons of greens and a smoky depth.",
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, prep: 'chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'collard-greens', g: 150, show: { qty: 5, unit: 'leaf' }, prep: 'stalks out, in ribbons' },
    { id: 'vegetable-stock', g: 240, show: { qty: 1, unit: 'cup' } },
    { id: 'black-eyed-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
    { id: 'brown-rice-cooked', g: 200 },
    { id: 'nutritional-yeast', g: 15, show: { qty: 3, unit: 'tbsp' } },
    { id: 'hot-sauce', g: 9.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Give the onion and celery a good eight minutes with the oil in your widest frying pan. They ought to smell sweet and look a bit ragged.',
      uses: ['olive-oil', 'onion', 'celery'],
      minutes: 8,
      waits: true,
    },
    { text: 'Add garlic and paprika and count to twenty.', uses: ['garlic', 'smoked-paprika'], minutes: 1 },
    {
      text: 'In go the collards, the stock and the salt. Cover and let the greens soften until they chew easily but have not gone khaki.',
      uses: ['collard-greens', 'vegetable-stock', 'salt'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Fold in beans and rice and cook without the lid. When the pan is no longer wet at the bottom, it is ready.',
      uses: ['black-eyed-beans', 'brown-rice-cooked'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Take it from the hob and work in the yeast flakes and hot sauce; they stand in for the ham bone.',
      uses: ['nutritional-yeast', 'hot-sauce'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Ready-cooked rice is heated once only, so make no more than you eat. Kale does what collards do, in half the time.',
})
