import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const figClementineCoconutBowlWordsEs = {
  title: '{Fig+} y {clementine+} con coco y pepitas',
  blurb:
    'Dos frutas de un patio de Luisiana, jugosas y especiadas, con hojuelas de coco crujientes y un puñado de pepitas.',
  call: { 'pumpkin-seeds': 'las pepitas', 'coconut-chips': 'las hojuelas' },
  prep: { clementine: 'en gajos', fig: 'en cuartos' },
  steps: [
    'Revuelve {el cinnamon} con {el orange-juice} y pasa por ahí {el fig+}, primero por el lado del corte, para que absorban el jugo.',
    'Acomoda entre ellos los gajos de {clementine}, esparce {el pumpkin-seeds} y {el coconut-chips}, y cómelo antes de que se ablanden.',
  ],
  tip: 'Si no hay higos frescos, remoja tres secos en el jugo toda la noche.',
} as const satisfies SpanishRecipeWords
