import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const fennelPorkPattiesWordsEs = {
  title: 'Tortitas de cerdo al hinojo con peperonata',
  blurb:
    'Todo el sabor de una salsiccia fresca en una tortita magra, junto a pimientos dulces y {tomato+} bien cocidos.',
  call: {
    'red-pepper': 'el pimiento',
    'red-onion': 'la cebolla',
    'olive-oil': 'el aceite',
    'pork-mince-lean': 'la carne',
    'black-pepper': 'la pimienta',
  },
  prep: {
    garlic: '{rallado|rallados}',
    'fresh-sage': 'picada finamente',
    'red-pepper': 'en tiras delgadas',
    'red-onion': 'en tiras delgadas',
    tomato: '{picado grueso|picados gruesos}',
  },
  steps: [
    'Pon las tiras de {red-pepper} y de {red-onion} en un sartén a fuego medio con {2/3} {del olive-oil}. Tapa y deja cocer hasta que estén suaves.',
    'Mientras tanto, aplasta {el fennel-seeds} con la base de una taza. Mézclalas con {el pork-mince-lean}, {el garlic}, {el fresh-sage}, {el black-pepper} y {2/3} {del salt}, y forma tortitas chicas del grueso de un pulgar, tres por persona.',
    'Revuelve {el tomato+} y el resto {del salt} con los pimientos y cocina sin tapa hasta que parezca mermelada y no suelte jugo. Sácalo y mantenlo caliente.',
    'Fríe las tortitas en el mismo sartén con el resto {del olive-oil}, más o menos {side} por lado, hasta que no quede rosa en el centro.',
  ],
  tip: 'Forma las tortitas por la noche. En la mañana el hinojo ya llegó a todos lados.',
} as const satisfies SpanishRecipeWords
