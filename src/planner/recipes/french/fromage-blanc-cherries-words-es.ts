import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const fromageBlancCherriesWordsEs = {
  title: {
    written: 'Fromage blanc con {cherries} aplastadas',
    'soya-yogurt': '{Soya-yogurt} con {cherries} aplastadas',
  },
  blurb: {
    written:
      'La merienda de los niños franceses: queso fresco espeso y frío, veteado de {cherries} oscuras y vainilla.',
    'soya-yogurt':
      'La merienda de los niños franceses: {soya-yogurt} espeso y frío, veteado de {cherries} oscuras y vainilla.',
  },
  call: { 'vanilla-extract': 'la vainilla' },
  prep: { cherries: 'sin hueso' },
  steps: [
    'Aparta unas cuantas {cherries} y aplasta las demás con {el lemon-juice}, con un tenedor de lado, hasta que corra un jugo morado.',
    {
      written: 'Bate {el quark} y {el vanilla-extract} {0.5 min} para que se suavice.',
      'soya-yogurt': 'Bate {el soya-yogurt} y {el vanilla-extract} {0.5 min} hasta que esté ligero.',
    },
    'Pon capas blancas y moradas en un vaso, pasa un cuchillo una vez para vetearlas y corona con la fruta entera.',
  ],
} as const satisfies SpanishRecipeWords
