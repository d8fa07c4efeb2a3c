import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tortillaDePatatasWordsEs = {
  title: 'Tortilla española de {potato} con ensalada de {tomato}',
  blurb:
    'España en un plato: {onion} dulce y {potato} unidas por {egg} apenas cuajado, con una ensalada de {tomato} y nada más.',
  call: { 'olive-oil': 'el aceite', 'red-wine-vinegar': 'el vinagre' },
  prep: {
    potato: '{pelada|peladas}, en medias lunas delgadas',
    onion: 'en rebanadas delgadas',
    tomato: 'en gajos',
    parsley: 'en hojas',
  },
  steps: [
    'Cubre {el potato+} con una cucharadita {del olive-oil} en un tazón tapado y cocínalas en el microondas hasta que una rebanada se rompa al doblarla.',
    'Mientras tanto, ablanda {el onion} en otra cucharadita de {olive-oil}, en un sartén antiadherente chico, hasta que se dore un poco.',
    'Bate {el egg+} con {2/3} {del salt}. Incorpora {el potato+} y {el onion} mientras están calientes y deja que todo se empape {time}: eso deja el centro cremoso.',
    'Limpia el sartén, calienta una cucharada {del olive-oil} hasta que brille y vierte la mezcla. Jala las orillas hacia el centro el primer medio minuto, luego baja el fuego y espera a que cuaje la orilla.',
    'Cuando la orilla esté firme y el centro tiemble, pon un plato encima, ármate de valor y dale vuelta. Deslízala otra vez al sartén, mete las orillas con una espátula y cocina hasta que esté dorada por abajo.',
    'Déjala reposar en una tabla hasta que se pueda cortar limpio y {el egg} esté cuajado por completo.',
    'Adereza {el tomato+} y {el parsley} con {el red-wine-vinegar}, el resto {del olive-oil} y lo último {del salt}.',
  ],
  tip: 'Fría es tan buena como tibia. En Madrid se lleva en la bolsa para el tren.',
} as const satisfies SpanishRecipeWords
