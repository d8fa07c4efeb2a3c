import type { RecipeWords } from '#planner/recipe.ts'

export const lambKoftaTahiniWords = {
  title: 'Lamb kofta with chopped salad and {tahini}',
  blurb:
    'Smoky-edged fingers of lamb from the grill, a cool salad cut small, and {tahini} loosened with lemon to bind the two.',
  call: { 'black-pepper': 'pepper' },
  prep: {
    onion: 'grated and squeezed dry',
    parsley: 'finely chopped',
    tomato: 'in small dice',
    cucumber: 'in small dice',
  },
  steps: [
    'Knead the lamb with the {onion}, {1/2} of the {parsley}, {cumin}, {cinnamon}, {black-pepper} and most of the {salt} until it feels tacky and clings to your hand.',
    'With wet palms roll it into sausages as long as your middle finger and no thicker than your thumb, and set them on a lined baking tray.',
    "Slide the tray under a hot grill, close to the heat. Turn them once. They're done when the ridges are charred and there's no pink when you break one open.",
    'Meanwhile mix {tomato}, {cucumber}, {sumac}, the other {1/2} of the {parsley} and a spoonful of the {lemon-juice}.',
    'Loosen the {tahini} with the {water}, the remaining lemon and the last pinch of {salt} until it drips off the spoon like thin cream.',
    'Divide salad and kofta between the plates and trail the {tahini} across.',
  ],
  tip: 'The rolled raw kofta freeze well for a month. Let them thaw overnight in the fridge before they go under the heat.',
} as const satisfies RecipeWords
