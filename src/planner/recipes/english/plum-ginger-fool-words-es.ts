import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const plumGingerFoolWordsEs = {
  title: 'Fool de {plum} y jengibre',
  blurb:
    '{Plum+} calientes y carmesí en vetas dentro de {quark} frío y batido: un viejo postre inglés que sale un martes cualquiera.',
  call: { 'ground-ginger': 'el jengibre', 'vanilla-extract': 'la vainilla' },
  prep: { plum: 'sin hueso, picadas' },
  steps: [
    'Mezcla {el plum+}, {el honey} y {el ground-ginger} en una taza y cocina {time} en el microondas, o hasta que las cáscaras tiñan el jugo de rojo oscuro.',
    'Bate {el quark} y {el vanilla-extract} en un vaso durante un minuto completo, hasta que esponje.',
    'Incorpora {el plum+} con tres o cuatro movimientos. Detente cuando todavía se vean vetas, y corona con {el mint}.',
  ],
} as const satisfies SpanishRecipeWords
