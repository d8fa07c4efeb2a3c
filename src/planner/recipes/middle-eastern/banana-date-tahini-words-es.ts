import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const bananaDateTahiniWordsEs = {
  title: '{Banana} con salsa de {medjool-dates} y {tahini}',
  blurb:
    '{Medjool-dates+} y ajonjolí, el desayuno más antiguo de Irak, batidos hasta quedar lisos y tibios, sobre {banana} con semillas.',
  call: { 'sunflower-seeds': 'las semillas' },
  prep: {
    'medjool-dates': 'sin hueso, picados',
    water: 'recién hervida',
    banana: '{rebanado|rebanados} a lo largo',
    clementine: 'en gajos',
  },
  steps: [
    'Cubre {el medjool-dates+} con {el water} y déjalos {time}, hasta que se deshagan con un empujoncito.',
    'Machácalos contra la orilla de la taza y bate con {el tahini} y {el cardamom}. Parece que se corta, y de pronto es caramelo.',
    'Viértelo sobre {el banana} y {el clementine}, y deja caer {el sunflower-seeds} donde quieran.',
  ],
  tip: 'Haz crema para tres días y guárdala en frío. Un chorrito de {water} caliente la afloja.',
} as const satisfies SpanishRecipeWords
