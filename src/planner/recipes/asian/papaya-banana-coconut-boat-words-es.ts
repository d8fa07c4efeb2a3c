import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const papayaBananaCoconutBoatWordsEs = {
  title: 'Barca de {papaya} con {banana}, limón y coco',
  blurb: 'Un desayuno de playa tailandesa: media {papaya} rellena de {banana}, coco tostado y pepitas, con su limón.',
  call: { 'pumpkin-seeds': 'las pepitas', 'coconut-chips': 'el coco', 'lime-juice': 'el jugo de limón' },
  prep: { banana: 'en rodajas' },
  steps: [
    'Parte una {papaya} chica a lo largo y sácale las semillas negras con una cuchara. El hueco que queda es tu tazón.',
    'Revuelve {el banana} con {el lime-juice} y rellena {el papaya}, con todo y jugo.',
    'Pon encima {el coconut-chips}, {el pumpkin-seeds} y {el mint}, picada fina. Cómela con cuchara, hasta la cáscara.',
  ],
  tip: 'Una {papaya} madura es más amarilla que verde y cede al pulgar. Si no hay, un melón sirve.',
} as const satisfies SpanishRecipeWords
