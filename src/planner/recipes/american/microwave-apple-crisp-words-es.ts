import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const microwaveAppleCrispWordsEs = {
  title: 'Crumble de {apple} en el microondas',
  blurb: {
    written:
      '{Apple+} suaves con {cinnamon} bajo una capa rústica de avena, en un tazón chico, para cuando el horno es demasiado.',
    'gf-oats':
      '{Apple+} suaves con {cinnamon} bajo una capa rústica de avena sin gluten, en un tazón chico, para cuando el horno es demasiado.',
  },
  call: { 'brown-sugar': 'el azúcar', 'sunflower-seeds': 'las semillas', 'lemon-juice': 'el jugo de limón' },
  prep: { apple: 'en rebanadas delgadas' },
  steps: [
    'Revuelve {el apple} con {el lemon-juice} y {el cinnamon} en un tazón chico y hondo, y tápalo con un platito. Cocina {time} en el microondas, hasta que las rebanadas se venzan.',
    'Frota {el oats}, {el brown-sugar}, {el coconut-oil} y {el sunflower-seeds} entre las yemas de los dedos hasta tener migajas húmedas como grava.',
    'Extiende las migajas sobre la fruta y cocina sin el platito en el microondas hasta que el jugo burbujee en la orilla.',
    'Espera {2 min} antes de la primera cucharada. La cubierta se endurece al enfriarse.',
  ],
} as const satisfies SpanishRecipeWords
