import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const fishPieWordsEs = {
  title: 'Pastel de pescado con puré',
  blurb: 'Lascas grandes en una salsa suave con {leek} y chícharos, bajo un puré con costra de queso.',
  call: {
    'olive-oil': 'el aceite',
    'plain-flour': 'la harina',
    cornflour: 'la fécula',
    'milk-semi': 'la leche',
    'lactose-free-milk': 'la leche',
    pollock: 'el pescado',
  },
  prep: {
    potato: '{pelada|peladas}, en trozos',
    leek: '{rebanado|rebanados}',
    pollock: 'descongelado, en trozos grandes',
    cheddar: 'rallado',
  },
  steps: [
    'Calienta el horno a {oven}. Hierve {el potato+} con {1/2} {del salt} en una olla, hasta que un cuchillo entre sin topar con nada duro. Escúrrelas y machácalas.',
    'Enjuaga la olla y ablanda {el leek} en {el olive-oil}, moviendo, hasta que esté suave y todavía verde.',
    'Espolvorea {el plain-flour} y agrega {el milk-semi} poco a poco, moviendo hasta que burbujee y esté espesa como natilla. Sazona con {el mustard} y la otra mitad de la sal.',
    'Incorpora {el pollock} y {el frozen-peas} fuera del fuego y extiéndelos en un refractario.',
    'Cubre con el puré y {el cheddar}, y hornea {time}, hasta que esté dorado, la salsa burbujee y el pescado esté opaco y se abra en lascas.',
  ],
} as const satisfies SpanishRecipeWords
