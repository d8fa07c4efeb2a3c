import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const trayRoastChickenParsnipsWordsEs = {
  title: 'Charola de {chicken-thigh} al horno con {parsnip+} y {thyme}',
  blurb:
    'Un asado de domingo en una charola: muslos sobre raíces dulces que beben los jugos, con una salsa rápida de limón.',
  call: {
    'chicken-thigh': 'el pollo',
    'lemon-juice': 'el jugo de limón',
    'red-onion': 'la cebolla',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
    'chicken-stock': 'el caldo',
  },
  prep: {
    parsnip: 'en cuartos a lo largo',
    carrot: 'a la mitad a lo largo',
    'red-onion': 'en gajos, con la raíz',
    garlic: '{entero|enteros}, con su piel',
  },
  steps: [
    'Calienta el horno a {oven} con la charola vacía adentro, para que el metal esté muy caliente.',
    'Cubre {el parsnip+}, {el carrot+} y {el red-onion} con {1/2} {del olive-oil} y un poco de {salt}, y extiéndelas en la charola caliente en una sola capa. Deben sisear al caer.',
    'Hornéalas {time} solas, hasta que las puntas estén doradas.',
    'Unta {el thyme}, {el black-pepper} y el resto {del olive-oil} y {del salt} en {el chicken-thigh}. Acomódalo sobre las raíces, con los dientes de {garlic} entre ellas.',
    'Sigue horneando hasta que esté dorado por arriba y no se vea rosa al cortar el trozo más grueso.',
    'Exprime {el garlic} de su piel sobre la charola caliente, agrega {el chicken-stock} y {el lemon-juice}, y raspa hasta que lo dorado se disuelva en una salsa ligera. Viértela encima.',
  ],
} as const satisfies SpanishRecipeWords
