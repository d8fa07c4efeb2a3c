import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tunaAppleCelerySeedsWordsEs = {
  title: 'Ensalada crujiente de atún con {apple} y {pumpkin-seeds}',
  blurb: 'Puro crujir: atún con {celery} firme, {apple} dulce y un aderezo ácido de limón.',
  call: { 'tuna-tinned': 'el atún', 'lemon-juice': 'el jugo de limón', 'olive-oil': 'el aceite' },
  prep: { apple: 'en cubitos', celery: 'en rebanadas delgadas' },
  steps: [
    'Agita {el lemon-juice}, {el olive-oil}, {el mustard} y {el salt} en un frasco hasta que se unan.',
    'Corta {el apple} y {el celery} directo en un tazón, agrega {el raisins} y cúbrelos con el aderezo antes de que {el apple} se oscurezca.',
    'Incorpora {el tuna-tinned} en trozos y esparce {el pumpkin-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
