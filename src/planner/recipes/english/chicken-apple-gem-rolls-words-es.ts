import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenAppleGemRollsWordsEs = {
  title: 'Rollitos de {chicken-breast-cooked}, {apple} y mostaza',
  blurb:
    '{Chicken-breast-cooked} frío y {apple} crujiente, enrollados en hojas que truenan todavía más: un refrigerio que llena, en {5 min}.',
  call: { 'dijon-mustard': 'la mostaza', 'little-gem': 'la lechuga', 'pumpkin-seeds': 'las pepitas' },
  prep: { apple: 'en bastoncitos' },
  steps: [
    'Aplana las hojas de {little-gem} con la palma para que las nervaduras se quiebren y se doblen.',
    'Pinta una raya de {dijon-mustard} a lo largo de cada una.',
    'Pon {el chicken-breast-cooked}, los bastoncitos de {apple} y {el pumpkin-seeds}, enrolla desde el tallo y deja la unión abajo.',
  ],
} as const satisfies SpanishRecipeWords
