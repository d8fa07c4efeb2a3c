import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const hummingbirdFruitBowlWordsEs = {
  title: 'Tazón de frutas colibrí',
  blurb:
    'Todo lo que hizo famoso al pastel colibrí, menos el pastel: {banana}, {tinned-pineapple}, coco y semillas tostadas con canela.',
  call: {
    'sunflower-seeds': 'las semillas',
    'lime-juice': 'el jugo de limón',
    'vanilla-extract': 'la vainilla',
    'desiccated-coconut': 'el coco',
  },
  prep: { 'tinned-pineapple': 'en trozos' },
  steps: [
    'Revuelve {el sunflower-seeds}, {el desiccated-coconut} y {el cinnamon} en un plato plano y tuéstalos en el microondas en dos tandas de {40 s}, moviendo entre una y otra. Al enfriarse truenan.',
    'Machaca {1/3} {del banana} con {el lime-juice} y {el vanilla-extract} hasta que caiga como masa para hotcakes, y rebana lo demás.',
    'Mezcla las rebanadas y {el tinned-pineapple} con el puré, y cubre todo con una capa gruesa de {sunflower-seeds} tibias y especiadas.',
  ],
  tip: 'Las semillas tostadas duran una semana en un frasco; haz de una vez una taza.',
} as const satisfies SpanishRecipeWords
