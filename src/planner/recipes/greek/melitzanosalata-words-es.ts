import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const melitzanosalataWordsEs = {
  title: 'Dip ahumado de {aubergine} con {cucumber}',
  blurb:
    'Melitzanosalata sin encender fuego: {aubergine} ablandada en el microondas, limón, {garlic} y un soplo de humo.',
  call: { 'lemon-juice': 'el jugo de limón', 'smoked-paprika': 'el pimentón ahumado', 'olive-oil': 'el aceite' },
  prep: { garlic: '{rallado|rallados}', parsley: 'picado', cucumber: 'en bastones' },
  steps: [
    'Pica {el aubergine} una docena de veces con un tenedor, o podría reventar. Cocínala entera en el microondas hasta que se desplome y el extremo del tallo se sienta como un durazno maduro.',
    'Ábrela con cuidado por el vapor y saca la pulpa. Déjala escurrir en un colador {1 min}, porque el jugo es amargo.',
    'Pícala con un cuchillo hasta tener un puré grueso y bate con {el garlic}, {el lemon-juice}, {el smoked-paprika}, {el salt} y {el olive-oil}, poco a poco.',
    'Esparce {el parsley} y sírvelo con {el cucumber}.',
  ],
  tip: 'Si tienes estufa de gas, quema primero la piel sobre la flama para el humo de verdad.',
} as const satisfies SpanishRecipeWords
