import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const singaporeNoodlesTofuWordsEs = {
  title: 'Fideos de arroz estilo Singapur con {tofu}',
  blurb: 'Amarillos de curry, enredados y rápidos, como los cocinan en los locales de Hong Kong y nunca en Singapur.',
  call: {
    'rice-vermicelli': 'los fideos',
    'rapeseed-oil': 'el aceite',
    'red-pepper': 'el pimiento',
    'soy-sauce': 'la salsa de soya',
  },
  prep: {
    tofu: 'en tiras delgadas, bien seco',
    'red-pepper': 'en tiras finas',
    carrot: 'en bastoncitos',
    'spring-onion': 'en trozos',
  },
  steps: [
    'Remoja {el rice-vermicelli} en un tazón con agua hirviendo de la tetera. A los {time} deben estar suaves y todavía firmes; escúrrelos bien.',
    'Mientras se remojan, dora {el tofu} con la mayor parte {del rapeseed-oil} en un sartén caliente, volteando las tiras hasta que queden doradas, y apártalo.',
    'Saltea {el red-pepper}, {el carrot} y {el spring-onion} en el aceite que quedó, hasta que se doblen y aún truenen.',
    'Espolvorea {el curry-powder}, agrega {el rice-vermicelli}, {el tofu} y {el soy-sauce}, y levanta todo con dos cucharas hasta que no quede ni un hilo blanco.',
  ],
} as const satisfies SpanishRecipeWords
