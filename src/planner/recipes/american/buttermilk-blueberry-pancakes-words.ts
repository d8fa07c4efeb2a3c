import type { RecipeWords } from '#planner/recipe.ts'

export const buttermilkBlueberryPancakesWords = {
  title: '{Buttermilk} pancakes with {blueberries}',
  blurb: 'Diner pancakes, tall and tender, with the berries baked in and just enough maple syrup to make them shine.',
  call: { 'maple-syrup': 'syrup', 'self-raising-flour': 'flour', 'bicarbonate-of-soda': 'soda', 'rapeseed-oil': 'oil' },
  prep: { banana: 'mashed smooth' },
  steps: [
    [
      'Stir {self-raising-flour} and {bicarbonate-of-soda} together.',
      {
        written:
          'Whip {egg} and {buttermilk} in a jug, pour onto the flour and stop mixing while there are still lumps. They keep the pancakes tender.',
        banana:
          'Whip the mashed {banana} and {buttermilk} in a jug, pour onto the flour and stop mixing while there are still lumps. They keep the pancakes tender.',
        'soya-yogurt':
          'Whip {egg} and {soya-yogurt} in a jug with a splash of water, pour onto the flour and stop mixing while there are still lumps. They keep the pancakes tender.',
        'banana & soya-yogurt':
          'Whip the mashed {banana} and {soya-yogurt} in a jug with a splash of water, pour onto the flour and stop mixing while there are still lumps. They keep the pancakes tender.',
      },
    ],
    'Let the batter stand until there are small bubbles all over the top.',
    'Film a frying pan with {rapeseed-oil}. Drop in small ladles of batter, not touching, and push berries into each. Wait until bubbles rise to the top.',
    [
      {
        written: 'Flip them when the holes on top stay open, and cook until they spring back under a fingertip.',
        banana:
          'Keep the flame low, for {banana} browns fast. Flip them when the holes on top stay open, and cook until they spring back under a fingertip.',
      },
      'Go on with the second batch.',
    ],
    'Stack them, and let the {maple-syrup} find its own way down.',
  ],
} as const satisfies RecipeWords
