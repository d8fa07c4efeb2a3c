import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sweetPotatoCoconutPohaWordsEs = {
  title: 'Poha de {sweet-potato} con coco',
  blurb:
    'La poha es arroz aplastado. Aquí toman su lugar {sweet-potato} y {cauliflower} rallados, con {mustard-seeds}, coco y limón.',
  call: {
    'green-chilli': 'el chile',
    'red-onion': 'la cebolla',
    'baby-spinach': 'las espinacas',
    'lime-juice': 'el jugo de limón',
    'desiccated-coconut': 'el coco',
  },
  prep: {
    'green-chilli': 'en rebanadas delgadas',
    'sweet-potato': '{pelado|pelados} y {rallado grueso|rallados gruesos}',
    cauliflower: '{rallada gruesa|ralladas gruesas}',
    'red-onion': 'en rebanadas finas',
  },
  steps: [
    'Derrite {el coconut-oil} en un sartén con tapa y echa {el mustard-seeds}. Brincan: tapa hasta que dejen de tronar.',
    'Agrega {el green-chilli} y {el red-onion} {1 min}, y luego {el sweet-potato}, {el cauliflower}, {el turmeric} y {el salt}. Revuelve con dos cucharas hasta que todo esté amarillo.',
    'Deja que se cueza en su propio vapor, medio tapado, y revuélvelo de vez en cuando. Está listo cuando las hebras están suaves y sueltas y algunas crujen.',
    'Incorpora {el baby-spinach} hasta que se ablanden, mezcla {el desiccated-coconut} con un tenedor y agrega {el lime-juice}.',
  ],
} as const satisfies SpanishRecipeWords
