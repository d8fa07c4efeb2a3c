import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const arrozConLechePorridgeWordsEs = {
  title: 'Avena con limón y {cinnamon}',
  blurb:
    'Todo lo bueno del arroz con leche, la cáscara de limón, {el milk-semi}, {el cinnamon}, pero con {oats} y en minutos.',
  prep: { pear: '{picada|picadas} en trozos' },
  steps: [
    'Mezcla {el oats}, {el milk-semi}, {el raisins}, {el pear}, {el salt}, la mayor parte {del lemon-zest} y {1/2} {del cinnamon} en un tazón grande.',
    'Cocina {time} en el microondas, con una pausa cada minuto para revolver. La espuma sube rápido, y al revolver se pone cremosa.',
    'Déjala reposar un momento y espolvorea el resto {del cinnamon} y de la ralladura.',
  ],
  tip: 'Fría también es buena. Entonces aflójala con un poco de {milk-semi}.',
} as const satisfies SpanishRecipeWords
