import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const panConTomateBeansWordsEs = {
  title: 'Pan con tomate y habas lima',
  blurb: {
    written:
      '{Sourdough} catalán con {tomato} y {garlic}, y una capa de habas lima machacadas que te sostiene hasta el almuerzo.',
    'gf-bread':
      '{Gf-bread} a la catalana con {tomato} y {garlic}, y una capa de habas lima machacadas que te sostiene hasta el almuerzo.',
  },
  call: {
    'butter-beans': 'las habas lima',
    sourdough: 'el pan',
    'olive-oil': 'el aceite',
    'smoked-paprika': 'el pimentón',
  },
  prep: { tomato: 'a la mitad' },
  steps: [
    'Calienta {el butter-beans} {40 s} en el microondas y machácalas con {1/2} {del olive-oil} y {el smoked-paprika}.',
    'Tuesta {el sourdough} hasta que esté oscuro y rasposo. Frótalo dos o tres veces con {el garlic} por el lado del corte.',
    'Presiona {el tomato} por el lado del corte contra el pan y frota hasta que la pulpa se absorba y solo quede la piel.',
    'Ponle {salt}, amontona {el butter-beans} y deja que {otra 1/2} {del olive-oil} escurra sobre todo.',
  ],
  tip: 'Mientras más maduro {el tomato}, mejor. Uno demasiado blando para ensalada es justo el bueno.',
} as const satisfies SpanishRecipeWords
