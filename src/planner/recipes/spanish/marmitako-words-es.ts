import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const marmitakoWordsEs = {
  title: 'Marmitako, guiso vasco de {tuna-steak} y {potato}',
  blurb: {
    written:
      'Lo que se cocina en los barcos de {tuna-steak}: {potato+}, pimiento y {tomato}, y {tuna-steak} que entra cuando se apaga el fuego.',
    'chicken-thigh':
      'Un guiso de los barcos vascos, hecho con {chicken-thigh}: {potato+}, pimiento y {tomato}, espeso por su propio almidón.',
    'sweet-potato':
      'Lo que se cocina en los barcos de {tuna-steak}: camotes, pimiento y {tomato}, y {tuna-steak} que entra cuando se apaga el fuego.',
    'sweet-potato & chicken-thigh':
      'Un guiso de los barcos vascos, hecho con {chicken-thigh}: camotes, pimiento y {tomato}, espeso por su propio almidón.',
  },
  call: {
    'tuna-steak': 'el atún',
    'chicken-thigh': 'el pollo',
    'red-pepper': 'el pimiento',
    'olive-oil': 'el aceite',
    'smoked-paprika': 'el pimentón',
    'bay-leaf': 'el laurel',
  },
  prep: {
    onion: '{picada|picadas}',
    'red-pepper': 'en cuadritos',
    garlic: '{rebanado|rebanados}',
    potato: '{pelada|peladas}',
    'sweet-potato': '{pelado|pelados}',
    tomato: '{rallado|rallados} o {picado fino|picados finos}',
    'tuna-steak': 'en cubos del tamaño de una nuez',
    'chicken-thigh': 'en cubitos',
    parsley: 'picado',
  },
  steps: [
    'Ablanda {el onion}, {el red-pepper} y {el garlic} en {el olive-oil}, en una cacerola con la tapa a medias, hasta que estén dulces y suaves.',
    'Mete el cuchillo en cada {potato} y gíralo, para que el trozo se desprenda. Las orillas rotas sueltan el almidón que espesa el guiso.',
    'Revuelve {el potato+} y {el smoked-paprika} con las verduras, solo hasta que todo esté rojo.',
    {
      written:
        'Cubre con {el tomato} y {el water}, mete {el bay-leaf} y hierve suave hasta que un trozo se rompa bajo la cuchara.',
      'chicken-thigh':
        'Cubre con {el tomato} y {el water}, mete {el bay-leaf} y hierve suave. Agrega {el chicken-thigh} los últimos {10 min} y cocina hasta que ningún cubo esté rosa por dentro y un trozo se rompa bajo la cuchara.',
    },
    {
      written:
        'Apaga la estufa. Ponle sal {al tuna-steak}, deslízalo bajo la superficie y tapa. El calor que queda en la cacerola lo cuece. Está listo cuando se abre en lascas y ningún cubo se ve vidrioso por dentro.',
      'chicken-thigh': 'Apaga la estufa, incorpora {el salt} y deja reposar el guiso tapado. Al reposar espesa.',
    },
    'Esparce {el parsley} y come con cuchara.',
  ],
} as const satisfies SpanishRecipeWords
