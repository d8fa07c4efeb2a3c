import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const adzukiQuinoaAvocadoBowlWordsEs = {
  title: 'Tazón de frijoles adzuki y {quinoa-cooked} con {avocado}',
  blurb:
    'Frijoles y granos de rojo y blanco, colores de fiesta, como en el sekihan, con {avocado}, edamame y {radish+} rosas y picositos.',
  call: { 'adzuki-beans': 'los frijoles', 'rice-vinegar': 'el vinagre' },
  prep: { radish: 'en cuartos', avocado: '{rebanado|rebanados}' },
  steps: [
    'Calienta el edamame {time} en el microondas, tapado con un plato, y después {el quinoa-cooked} un minuto.',
    'Trabaja {el rice-vinegar}, {el rice-miso} y {el sesame-oil} contra la orilla de un tazón hasta que no quede ningún hilo {del rice-miso}.',
    'Enjuaga {el adzuki-beans} con agua tibia y sacúdelos bien. Mézclalos con {el quinoa-cooked} y el edamame en {2/3} del aderezo, con cuidado, porque se aplastan.',
    'Pon {el rocket} en los tazones y encima los granos, luego un abanico de {avocado} y {el radish+}, revueltos en el aderezo que queda. El ajonjolí va al final.',
  ],
  tip: 'Sin {el avocado} dura hasta mañana; ese rebánalo al momento.',
} as const satisfies SpanishRecipeWords
