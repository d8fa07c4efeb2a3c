import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenFajitaLettuceCupsWordsEs = {
  title: 'Fajitas de {chicken-breast} en copas de lechuga',
  blurb:
    'Tiras de {chicken-breast} que sisean con pimientos tatemados y {onion}, en hojas crujientes con {avocado} machacado con limón.',
  call: { 'olive-oil': 'el aceite', 'little-gem': 'las hojas' },
  prep: {
    'chicken-breast': 'en tiras del ancho de un lápiz',
    'red-pepper': 'en tiras',
    'yellow-pepper': 'en tiras',
    onion: 'en gajos',
    'little-gem': 'en hojas enteras',
  },
  steps: [
    'Masajea {el chicken-breast} con {el smoked-paprika}, {el cumin}, {el garlic-powder}, la mayor parte {del salt} y una cucharadita de {olive-oil} hasta que esté anaranjado por completo. Lávate bien las manos.',
    'Calienta {1/2} {del olive-oil} que queda en un sartén grande hasta que brille. Agrega {el red-pepper}, {el yellow-pepper} y {el onion}, y no los muevas hasta que tengan ampollas negras. Sácalos.',
    'Agrega el resto {del olive-oil} y acomoda las tiras una junto a otra. Voltéalas una vez. Están listas cuando están blancas por dentro, sin nada de rosa.',
    'Mientras se cocinan, machaca {el avocado} con {1/2} {del lime-juice} y la última pizca de {salt}.',
    'Regresa las verduras con {el chicken-breast}, vierte el resto del limón y escucha cómo sisea.',
    'Lleva a la mesa el sartén, {el little-gem} y el aguacate, y que cada quien arme lo suyo.',
  ],
  tip: 'Si comes maíz, sírvelo en tortillas calientes.',
} as const satisfies SpanishRecipeWords
