import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const plantainTurkeyHashWordsEs = {
  title: 'Picadillo de pavo con {plantain}',
  blurb:
    'Rebanadas doradas de {plantain}, pavo con comino y {tomato} fresco, con un chorrito de limón que lo equilibra todo.',
  call: { 'olive-oil': 'el aceite', 'turkey-mince': 'el pavo', 'lime-juice': 'el jugo de limón' },
  prep: {
    plantain: '{pelado|pelados}, en rebanadas diagonales',
    onion: '{picada|picadas} finamente',
    tomato: 'en cubos',
    jalapeno: '{picado|picados} finamente',
  },
  steps: [
    'Escoge {plantain+} con la cáscara más negra que amarilla. Dora las rebanadas en {2/3} {del olive-oil}, en un sartén amplio, hasta que los dos lados estén pegajosos y de color dorado oscuro, y apártalas.',
    'Desmorona {el turkey-mince} en la grasa que quedó, junto con {el onion}, {el cumin} y {el salt}. Sepáralo con la cuchara. Está listo cuando no queda nada rosa y las migajas empiezan a dorarse.',
    'Agrega {el tomato} y {el jalapeno} unos momentos, hasta que {el tomato} se caliente sin perder su forma.',
    'Regresa {el plantain} al sartén, báñalo con {el lime-juice} y esparce {el coriander}.',
  ],
} as const satisfies SpanishRecipeWords
