import type { RecipeWords } from '#planner/recipe.ts'

export const gadoGadoMicrowaveWords = {
  title: 'Gado-gado with peanut sauce',
  blurb:
    "Java's great plate of vegetables: warm {potato+} and beans, cool cabbage and {cucumber}, tofu, and a peanut sauce for all.",
  call: {
    'green-beans': 'beans',
    'smoked-tofu': 'tofu',
    'bean-sprouts': 'sprouts',
    'lime-juice': 'lime',
    'chilli-flakes': 'chilli',
  },
  prep: {
    potato: 'in slices no thicker than a pencil',
    'green-beans': 'halved',
    'smoked-tofu': 'in triangles',
    'chinese-leaf': 'in ribbons',
    cucumber: 'in slices',
  },
  steps: [
    'Lay the {potato+} in a wide dish with a splash of {water}, cover and microwave for {time}. Add the {green-beans} and microwave for two or three more, until a knife slides through a slice.',
    'Stir {peanut-butter}, {soy-sauce}, {lime-juice}, {chilli-flakes} and hot {water} into a sauce as thick as double cream. It looks curdled halfway and then comes together.',
    'Give the {bean-sprouts} {time} in the microwave with a spoonful of {water}, covered, until they steam all through. Arrange everything in separate heaps on one big plate, with the {smoked-tofu} in the centre and the sauce poured over at the last moment.',
  ],
  tip: "Sunflower seed butter makes a good sauce too, for anybody who can't eat peanuts.",
} as const satisfies RecipeWords
