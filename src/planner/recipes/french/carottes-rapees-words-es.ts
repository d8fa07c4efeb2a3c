import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const carottesRapeesWordsEs = {
  title: 'Carottes râpées, ensalada francesa de {carrot}',
  blurb: 'La ensalada de toda infancia francesa: {carrot} rallada fina, limón, un toque de mostaza y mucho {parsley}.',
  call: { 'dijon-mustard': 'la mostaza', 'olive-oil': 'el aceite', 'sunflower-seeds': 'las semillas' },
  prep: { carrot: '{pelada|peladas}', parsley: 'picado finamente' },
  steps: [
    'Bate {el lemon-juice}, {el dijon-mustard} y {el salt}, y luego {el olive-oil}, en el tazón donde vas a servir la ensalada.',
    'Ralla {el carrot+} por los agujeros más finos que todavía den hilos. Deben quedar húmedas y brillantes, no hechas puré.',
    'Revuélvelas con dos tenedores, como si esponjaras arroz, y pon encima {el parsley} y {el sunflower-seeds}.',
  ],
  tip: 'Mientras más fino ralles, más dulce sabe.',
} as const satisfies SpanishRecipeWords
