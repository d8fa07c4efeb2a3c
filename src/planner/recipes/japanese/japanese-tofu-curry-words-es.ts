import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const japaneseTofuCurryWordsEs = {
  title: 'Curry japonés de {tofu} y {sweet-potato}',
  blurb: 'Kare, el curry suave, café y reconfortante de los niños japoneses, con un roux hecho en la misma cacerola.',
  call: {
    'rapeseed-oil': 'el aceite',
    'plain-flour': 'la harina',
    'gf-flour': 'la harina',
    'soy-sauce': 'la salsa de soya',
    'brown-sugar': 'el azúcar',
  },
  prep: {
    onion: '{rebanada|rebanadas}',
    carrot: 'en trozos',
    'sweet-potato': 'en trozos de {2 cm}',
    tofu: 'en cubos de {2 cm}',
  },
  steps: [
    'Pon {el rapeseed-oil} y {el onion} en una cacerola y mueve hasta que las rebanadas tengan color de té con leche.',
    'Agrega {el plain-flour} y {el curry-powder} y sigue moviendo hasta que huela a nuez y se despegue del fondo como pasta.',
    'Agrega {el water} en tres partes, deshaciendo los grumos, y luego {el carrot} y {el sweet-potato}. Tapa y cocina hasta que un palillo entre sin esfuerzo.',
    'Incorpora {el tofu}, {el frozen-peas}, {el soy-sauce} y {el honey}, y calienta hasta que la salsa brille y cubra la cuchara.',
  ],
  tip: 'Si tienes más hambre, va muy bien sobre arroz recién calentado.',
} as const satisfies SpanishRecipeWords
