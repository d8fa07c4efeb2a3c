import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tofuWakameMisoSoupWordsEs = {
  title: 'Sopa de {rice-miso} con tofu en diez minutos',
  blurb:
    'Sopa de {rice-miso} de verdad, con agua de la tetera: tofu, alga, un poco de verde. Calienta las dos manos antes del primer sorbo.',
  call: { 'soft-tofu': 'el tofu' },
  prep: { 'soft-tofu': 'en cubos', 'spring-onion': 'en aritos finos' },
  steps: [
    'Pon a hervir agua en la tetera. Reparte {el wakame}, {el soft-tofu} y {el frozen-sweetcorn} en tazones hondos con un chorrito de {water} y caliéntalos {time} en el microondas, hasta que estén tibios.',
    'Deshaz {el rice-miso} con un cucharón {del water} de la tetera en una jarra hasta que no queden grumos, y luego agrega el resto. El hervor arruina {el rice-miso}; espera a que el agua deje de burbujear.',
    'Llena los tazones y termina con {el spring-onion} y dos o tres gotas de {sesame-oil}.',
  ],
} as const satisfies SpanishRecipeWords
