import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const smokedTofuChirashiWordsEs = {
  title: 'Chirashi de {rice-cooked} con tofu ahumado',
  blurb:
    'Chirashi para todos los días: {rice-cooked} con vinagre, tofu ahumado, edamame verde, {radish} y tiritas de nori.',
  call: { 'smoked-tofu': 'el tofu', 'rice-vinegar': 'el vinagre', 'sesame-seeds': 'el ajonjolí', nori: 'el nori' },
  prep: {
    'smoked-tofu': 'en cubitos',
    cucumber: 'en medias lunas delgadas',
    radish: 'en rebanadas finísimas',
    nori: 'en tiritas, con tijeras',
  },
  steps: [
    'Pon {el edamame} en un tazón con un chorrito de agua, tápalo con un plato y cocínalo {time} en el microondas, hasta que esté caliente. Escúrrelo y luego calienta {el rice-cooked} el tiempo que diga su bolsita.',
    'Revuelve {el rice-vinegar}, {el maple-syrup} y {el salt}, e incorpóralos al {rice-cooked} caliente con movimientos de corte, para que los granos brillen y queden enteros.',
    'Abanica {el rice-cooked} con un cartón durante {1 min}, hasta que esté tibio. Extiéndelo en tazones anchos.',
    'Esparce encima, sin ningún orden, {el smoked-tofu}, el edamame, {el cucumber} y {el radish+}.',
    'Espolvorea {el sesame-seeds} y {el nori}, y pon un poco de {soy-sauce} alrededor justo antes de comer, mientras el nori todavía truena.',
  ],
  tip: 'Deja el nori en su empaque hasta que los tazones estén en la mesa. Se ablanda en {1 min} o dos.',
} as const satisfies SpanishRecipeWords
