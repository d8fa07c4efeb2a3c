import type { RecipeWords } from '#planner/recipe.ts'

export const mangoCardamomLassiWords = {
  title: {
    written: '{Frozen-mango} lassi with {cardamom}',
    'soya-yogurt': '{Frozen-mango} soya lassi with {cardamom}',
  },
  blurb: {
    written: 'Thick, frosty and sunny yellow: frozen mango and Greek yogurt whirled up with a pinch of {cardamom}.',
    'soya-yogurt':
      'Thick, frosty and sunny yellow: frozen mango and {soya-yogurt} whirled up with a pinch of {cardamom}.',
  },
  call: { 'greek-yogurt-0': 'yogurt' },
  steps: [
    'Let the {frozen-mango} thaw for {time} on the worktop if your blender is a small one.',
    "Blend it with {greek-yogurt-0}, {cardamom}, {lime-juice} and {water} until it's smooth and the blades sound even.",
    'Pour it into a tall glass. It should be thick enough to hold a straw upright.',
  ],
} as const satisfies RecipeWords
