import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mustardSeedCauliflowerWordsEs = {
  title: '{Cauliflower} con {turmeric} y {mustard-seeds}',
  blurb:
    'Ramitos dorados, fritos y luego al vapor, con {ginger} y {mustard-seeds}: tostados por fuera y apenas tiernos por dentro.',
  call: { 'coconut-oil': 'el aceite', 'lemon-juice': 'el jugo de limón' },
  prep: { ginger: 'en tiritas finas', cauliflower: 'en ramitos chicos', coriander: 'picado' },
  steps: [
    'Calienta {el coconut-oil} en un sartén que tenga tapa. Prueba con una {del mustard-seeds}. Si brinca, agrega las demás y tapa. Sigue en cuanto dejen de tronar tan seguido.',
    'Agrega {el ginger}, luego {el cauliflower}, y deja freír hasta que casi todos los ramitos tengan manchas cafés.',
    'Espolvorea {el turmeric} y {el salt}, rocía {el water} y tapa de inmediato. Cocina al vapor hasta que un tenedor entre con un poco de presión.',
    'Destapa, deja que se seque {1 min} y revuelve con {el coriander} y {el lemon-juice}.',
  ],
} as const satisfies SpanishRecipeWords
