import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tunaCarrotDatesWordsEs = {
  title: '{Tuna-tinned} con {carrot+} al comino y {medjool-dates+}',
  blurb:
    'Un almuerzo a la tunecina: {carrot} rallada y tibia con comino, {medjool-dates+} pegajosos y {tuna-tinned} con mucho limón.',
  call: {
    'olive-oil': 'el aceite',
    'pumpkin-seeds': 'las pepitas',
    'cumin-seeds': 'el comino',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { carrot: '{rallada gruesa|ralladas gruesas}', 'medjool-dates': 'en tiritas', parsley: 'en hojas' },
  steps: [
    'Calienta {el cumin-seeds} y {el olive-oil} en una taza en el microondas, en tandas de {10 s}. Detente cuando la cocina huela a comino.',
    'Viértelos calientes sobre {el carrot+}, agrega {el lemon-juice}, {el harissa} y {el salt}, y mezcla.',
    'Incorpora {el medjool-dates+} y casi todo {el parsley}. Cada bocado debe llevar un trozo dulce.',
    'Pon encima {el tuna-tinned} en trozos, con el resto {del parsley} y {el pumpkin-seeds}.',
  ],
  tip: 'Las {carrot+} saben mejor después de {60 min}: hazlas primero y lo demás cuando tengas hambre.',
} as const satisfies SpanishRecipeWords
