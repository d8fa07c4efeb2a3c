import type { RecipeWords } from '#planner/recipe.ts'

export const mushroomWafuSpaghettiWords = {
  title: {
    written: 'Wafu {spaghetti} with mushrooms and {butter} soy',
    'gf-spaghetti': 'Gluten-free wafu spaghetti with mushrooms and {butter} soy',
  },
  blurb:
    'From the cafés of Tokyo: a tangle of browned mushrooms, {butter} and {soy-sauce}, under a heap of crisp nori.',
  call: { 'sunflower-oil': 'oil', edamame: 'soya beans', nori: 'nori' },
  prep: {
    shiitake: 'torn into strips',
    'chestnut-mushrooms': 'quartered',
    garlic: 'in slivers',
    chives: 'snipped',
    nori: 'cut into threads',
  },
  steps: [
    'Salt a saucepan of boiling water and cook the {spaghetti} in it, {1 min} short of what the packet says. {3 Min} before the end the {edamame} join it.',
    'Meanwhile give the mushrooms the widest frying pan you own, with the {sunflower-oil} and no stirring at first: they squeak. Water comes out, goes again, and then they brown: wait for that.',
    '{Garlic} next, only until its edges turn the colour of straw.',
    'Keep a cupful of the cooking water and drain the rest. Toss pasta and beans with the mushrooms, the {soy-sauce} and {1/2} of the cupful.',
    {
      written:
        'Off the heat, shake in the {butter} until the sauce turns cloudy and clings. More of the water if it looks tight.',
      tahini:
        'Off the heat, stir in the {tahini} until the sauce turns cloudy and clings. It thickens fast, so have more of the water ready.',
    },
    'Twirl into the bowls, with a crown of {chives} and {nori}.',
  ],
} as const satisfies RecipeWords
