import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const espinacasConGarbanzosWordsEs = {
  title: 'Espinacas con garbanzos',
  blurb:
    'La tapa favorita de Sevilla hecha cena: {spinach} y {chickpeas} en una salsa oscura de ajo, {smoked-paprika} y {cumin}.',
  call: { 'olive-oil': 'el aceite', 'red-wine-vinegar': 'el vinagre' },
  prep: { garlic: '{rebanado|rebanados}', spinach: 'picadas gruesas' },
  steps: [
    'Fríe {el garlic} despacio en {el olive-oil}, en tu sartén más amplio, hasta que tome color paja.',
    'Quita el sartén del fuego y revuelve {el cumin} y {el smoked-paprika} con {el olive-oil} caliente. Sigue de inmediato, porque el pimentón se quema rápido.',
    'Vierte {el passata}. Aplasta un cucharón {del chickpeas} con el dorso de un tenedor y agrégalo con los demás, {el water} y {el salt}.',
    'Deja que burbujee despacio hasta que la salsa esté espesa y se pegue a la cuchara.',
    'Agrega {el spinach} en tres partes, hundiéndolas conforme se ablandan. Está listo cuando el agua verde se evaporó y el sartén está seco.',
    'Incorpora una cucharada {del red-wine-vinegar} y come en plato hondo, con cuchara.',
  ],
  tip: 'El pan tostado es su pareja clásica, si cabe en tu día.',
} as const satisfies SpanishRecipeWords
