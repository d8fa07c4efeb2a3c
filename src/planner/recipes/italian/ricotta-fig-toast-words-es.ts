import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const ricottaFigToastWordsEs = {
  title: {
    written: 'Pan tostado con {ricotta}, {fig+} y limón',
    'gf-bread': 'Pan sin gluten tostado con {ricotta}, {fig+} y limón',
  },
  blurb: {
    written:
      '{Ricotta} fresca, {fig+} maduros y un hilo de {honey} sobre {sourdough} crujiente: {5 min}, y estás en una terraza.',
    'soya-yogurt':
      '{Ricotta} fresco, {fig+} maduros y un hilo de {honey} sobre {sourdough} crujiente: {5 min}, y estás en una terraza.',
  },
  call: { sourdough: 'el pan' },
  steps: [
    'Tuesta {el sourdough} hasta que esté tan dorado que cruja.',
    {
      written: 'Mientras tanto, bate con un tenedor {el lemon-zest} y {el ricotta} hasta que esté ligera y esponjosa.',
      'soya-yogurt':
        'Mientras tanto, bate con un tenedor {el lemon-zest} y {el soya-yogurt} hasta que esté espeso y terso.',
    },
    {
      written:
        'Úntala hasta las esquinas, abre {el fig+} con los dedos sobre el pan y deja caer {el honey} de la cuchara en un hilo fino.',
      'soya-yogurt':
        'Úntalo hasta las esquinas, abre {el fig+} con los dedos sobre el pan y deja caer {el honey} de la cuchara en un hilo fino.',
    },
  ],
  tip: 'Fuera de temporada, una pera madura o unas cerezas a la mitad toman el lugar {del fig+}.',
} as const satisfies SpanishRecipeWords
