import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const courgetteCarpaccioWordsEs = {
  title: 'Carpaccio de {courgette} con limón y {mint}',
  blurb: '{Courgette} cruda en tiras casi transparentes, brillantes de limón y aceite, con semillas que truenan.',
  call: { 'olive-oil': 'el aceite', 'lemon-zest': 'la ralladura', 'lemon-juice': 'el jugo de limón' },
  prep: { mint: 'en trocitos' },
  steps: [
    'Pasa un pelador a lo largo {del courgette+}, girándolas, y detente al llegar al centro con semillas.',
    'Extiende las tiras en un platón. Espolvorea {el salt}, rocía {el lemon-juice} y espera a que se ablanden.',
    'Vierte {el olive-oil} en zigzag y termina con {el lemon-zest}, {el mint} y {el sunflower-seeds}.',
  ],
  tip: 'Las {courgette+} chicas y firmes son más dulces y casi no tienen semillas.',
} as const satisfies SpanishRecipeWords
