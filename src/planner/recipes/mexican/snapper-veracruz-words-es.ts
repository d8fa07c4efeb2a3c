import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const snapperVeracruzWordsEs = {
  title: '{Snapper} a la veracruzana con {basmati-rice}',
  blurb: 'Pescado en una salsa suelta de tomate, aceitunas, {capers} y chiles en escabeche, el orgullo del Golfo.',
  call: {
    snapper: 'el huachinango',
    'basmati-rice': 'el arroz',
    'cherry-tomatoes': 'los tomates',
    'green-olives': 'las aceitunas',
    'olive-oil': 'el aceite',
    'pickled-jalapenos': 'los jalapeños',
    'bay-leaf': 'el laurel',
    lime: 'el limón',
  },
  prep: {
    'sweet-potato': 'en trozos',
    onion: 'en medios aros',
    garlic: '{rebanado|rebanados}',
    'cherry-tomatoes': 'a la mitad',
    'green-olives': 'rebanadas',
    lime: 'en gajos',
  },
  steps: [
    [
      {
        written: 'Enjuaga {el basmati-rice} tres veces y cuécelo en {el water}, tapado, a fuego mínimo.',
        'sweet-potato':
          'Cubre {el sweet-potato} con bastante {water}, llévala a hervir y cuece hasta que un cuchillo entre sin esfuerzo, más o menos {time}.',
      },
      {
        written: 'Cuando el agua se acabó y hay hoyitos en la superficie, quítalo del fuego y déjalo tapado.',
        'sweet-potato': 'Escúrrelo y mantenlo caliente, tapado.',
      },
    ],
    'Mientras tanto, cocina {el onion} y {el garlic} en {el olive-oil} hasta que estén lacios y color miel, en un sartén donde después quepa todo el pescado.',
    'Agrega {el cherry-tomatoes}, {el bay-leaf} y {el dried-oregano}. Aplasta algunas mitades mientras se calientan, porque su jugo es tu salsa. Está lista cuando la mitad de las cáscaras se abrió.',
    'Incorpora {el green-olives}, {el capers} y {el pickled-jalapenos}, y prueba antes de ponerle sal, porque los tres son salados.',
    'Acuesta el pescado en la salsa, báñalo con un poco de ella y tapa. Está listo cuando la parte más gruesa se abre en lascas al presionarla y ya no se ve vidriosa por dentro.',
    'Saca {el bay-leaf} y sirve con {el basmati-rice} y gajos de {lime}.',
  ],
  tip: 'Cualquier filete blanco y firme va bien en esta salsa.',
} as const satisfies SpanishRecipeWords
