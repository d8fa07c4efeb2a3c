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
    'Give the {frozen-mango} {time} on the worktop if your blender is a small one.',
    'Blend it with {greek-yogurt-0}, {cardamom}, {lime-juice} and {water} until the sound of the blades becomes even and low.',
    'Pour into a tall glass. It should hold a straw upright.',
  ],
} as const satisfies RecipeWords
