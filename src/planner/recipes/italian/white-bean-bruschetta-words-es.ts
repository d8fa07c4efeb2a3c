import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const whiteBeanBruschettaWordsEs = {
  title: {
    written: 'Bruschetta de {garlic} con habas lima',
    'gf-bread': 'Bruschetta sin gluten de {garlic} con habas lima',
  },
  blurb: {
    written:
      'Pan tostado y frotado con {garlic} crudo, habas lima machacadas con limón y {rosemary}, y un hilo verde de aceite.',
    'gf-bread':
      'Pan sin gluten tostado y frotado con {garlic} crudo, habas lima machacadas con limón y {rosemary}, y un hilo verde de aceite.',
  },
  call: { 'butter-beans': 'las habas lima', 'olive-oil': 'el aceite', 'cherry-tomatoes': 'los tomates' },
  prep: { rosemary: 'sus hojas, picadas', garlic: '{pelado|pelados} y a la mitad', 'cherry-tomatoes': 'en cuartos' },
  steps: [
    'Machaca {el butter-beans} ya enjuagadas con {el lemon-juice}, {el rosemary}, {el salt} y {1/2} {del olive-oil}. Deja algunas enteras, para que haya qué morder.',
    [
      {
        written: 'Tuesta el pan hasta que esté dorado y crujiente.',
        'gf-bread': 'Tuesta {el gf-bread} hasta que esté dorado y crujiente.',
      },
      'Mientras está caliente, frótalo con el corte {del garlic}, que se derrite en la superficie.',
    ],
    'Amontona encima {el butter-beans} y {el cherry-tomatoes}, y báñalo con el resto {del olive-oil}.',
  ],
} as const satisfies SpanishRecipeWords
