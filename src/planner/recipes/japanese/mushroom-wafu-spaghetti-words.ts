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
    "Cook the {spaghetti} in a saucepan of salted boiling water for {1 min} less than the packet says, until it's almost tender. Add the {edamame} {3 min} before the end.",
    "Meanwhile fry the mushrooms in the {sunflower-oil} in the widest frying pan you own. Don't stir them at first. Water comes out and boils away, and after that they turn brown. Wait for that.",
    'Add the {garlic} and stir it just until its edges turn the colour of straw.',
    'Keep a cupful of the cooking water and drain the rest. Toss pasta and beans with the mushrooms, the {soy-sauce} and {1/2} of the cupful.',
    {
      written:
        'Off the heat, shake in the {butter} until the sauce turns cloudy and clings. Add more of the water if it looks too thick.',
      tahini:
        'Off the heat, stir in the {tahini} until the sauce turns cloudy and clings. It thickens fast, so have more of the water ready.',
    },
    'Twirl it into the bowls and top it with {chives} and {nori}.',
  ],
} as const satisfies RecipeWords
