import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const peanutNoodlesTofuBroccoliWordsEs = {
  title: 'Fideos de arroz en salsa de cacahuate con {tofu} y {broccoli}',
  blurb: 'Fideos de arroz resbalosos en una salsa que no se cocina, con {tofu} dorado y {broccoli} que todavía truena.',
  call: {
    'rapeseed-oil': 'el aceite',
    'rice-noodles': 'los fideos',
    'peanut-butter': 'la crema de cacahuate',
    'soy-sauce': 'la salsa de soya',
    'lime-juice': 'el jugo de limón',
  },
  prep: { tofu: 'en cubos de {2 cm}, bien seco', broccoli: 'en ramitos', garlic: '{rallado|rallados}' },
  steps: [
    'Bate {el peanut-butter}, {el soy-sauce}, {el lime-juice}, {el garlic} y {el chilli-flakes} con {el water} hasta que la salsa quede tan lisa como pintura.',
    'Calienta {el rapeseed-oil} en un sartén, acomoda {el tofu} y voltea los cubos hasta que al menos tres lados estén dorados y crujientes.',
    'Echa {el rice-noodles} y {el broccoli} juntos en una olla con agua hirviendo. Escúrrelos cuando los tallos se puedan picar con un cuchillo y {el rice-noodles} estén flexibles.',
    'Mezcla todo con la salsa en el sartén tibio hasta que no quede nada en el fondo.',
  ],
  tip: 'Frío, directo del recipiente, es un gran almuerzo; un chorrito de limón lo afloja.',
} as const satisfies SpanishRecipeWords
