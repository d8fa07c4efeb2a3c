import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const spaghettiBologneseWordsEs = {
  title: '{Spaghetti} a la boloñesa',
  blurb: 'El de toda la vida: carne bien dorada, una zanahoria para endulzar, tomate cocido hasta que se pega.',
  call: { 'olive-oil': 'el aceite', 'beef-mince-5': 'la carne' },
  prep: {
    onion: '{picada|picadas} finamente',
    carrot: '{rallada gruesa|ralladas gruesas}',
    garlic: '{machacado|machacados}',
  },
  steps: [
    'Ablanda {el onion}, {el carrot} y {el garlic} con {el olive-oil} en un sartén amplio, y mueve hasta que huelan dulce y ya no fuerte.',
    'Sube el fuego, desmorona {el beef-mince-5} y aplástala. Deja que se dore por abajo, sepárala y repite hasta que esté café por completo y el sartén seco.',
    'Agrega {el dried-oregano}, {el passata} con un chorrito de agua y {1/2} de la sal. Tapa a medias y deja que burbujee despacio hasta que la grasa suba en charquitos anaranjados.',
    'Mientras tanto, hierve {el spaghetti} en agua con el resto {del salt}. Escúrrelo cuando un hilo tenga apenas una hebra blanca por dentro.',
    'Echa la pasta en la salsa y levántala con dos tenedores hasta que cada hilo quede cubierto.',
  ],
  tip: 'Haz el doble de salsa y congela la mitad. Es de las pocas que después saben igual de bien.',
} as const satisfies SpanishRecipeWords
