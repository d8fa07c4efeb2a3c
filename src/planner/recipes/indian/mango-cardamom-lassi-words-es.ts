import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mangoCardamomLassiWordsEs = {
  title: {
    written: 'Lassi de {frozen-mango} con {cardamom}',
    'soya-yogurt': 'Lassi de {frozen-mango} y soya con {cardamom}',
  },
  blurb: {
    written: 'Espeso, helado y amarillo como el sol: mango congelado y yogur griego con una pizca de {cardamom}.',
    'soya-yogurt':
      'Espeso, helado y amarillo como el sol: mango congelado y {soya-yogurt} con una pizca de {cardamom}.',
  },
  call: { 'greek-yogurt-0': 'el yogur' },
  steps: [
    'Si tu licuadora es chica, deja {el frozen-mango} fuera del congelador {time}.',
    'Licúalo con {el greek-yogurt-0}, {el cardamom}, {el lime-juice} y {el water} hasta que esté terso y las aspas suenen parejo.',
    'Sírvelo en un vaso alto. Debe estar tan espeso que el popote se quede parado.',
  ],
} as const satisfies SpanishRecipeWords
