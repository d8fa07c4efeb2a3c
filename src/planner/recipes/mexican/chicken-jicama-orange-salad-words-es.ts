import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenJicamaOrangeSaladWordsEs = {
  title: 'Ensalada de {chicken-breast-cooked}, {jicama} y {orange} con chile',
  blurb:
    '{Jicama} crujiente, {orange} fría y limón con {chicken-breast-cooked} tierno y {avocado}, y pepitas tostadas que truenan.',
  call: {
    'pumpkin-seeds': 'las pepitas',
    'olive-oil': 'el aceite',
    'chipotle-powder': 'el chipotle en polvo',
    'lime-juice': 'el jugo de limón',
    'little-gem': 'la lechuga',
  },
  prep: {
    orange: '{pelada|peladas} y en ruedas',
    jicama: '{pelada|peladas}, en bastones',
    'chicken-breast-cooked': 'en tiras',
    'little-gem': 'en hojas sueltas',
    radish: 'en rodajas finísimas',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Agita {el lime-juice}, {el olive-oil}, {el chipotle-powder} y {el salt} en un frasco hasta que tome color ladrillo.',
    'Pica la fruta y las raíces sobre un platón, para no perder el jugo de {orange}, y revuelve ahí {el jicama}, {el orange+} y {el radish+}.',
    'Agrega {el chicken-breast-cooked} y {el little-gem}, agita el frasco otra vez y adereza todo con mano ligera.',
    'Abre {el avocado} en abanico encima. Deja caer {el pumpkin-seeds} y {el coriander}, y come antes de que las hojas se pongan lacias.',
  ],
  tip: '¿No hay {jicama}? Una manzana verde y firme o un colinabo hacen lo mismo.',
} as const satisfies SpanishRecipeWords
