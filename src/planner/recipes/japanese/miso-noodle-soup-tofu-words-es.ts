import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const misoNoodleSoupTofuWordsEs = {
  title: 'Sopa de miso con fideos de arroz, {tofu} {y edamame}',
  blurb:
    'Una barra de Tokio en una sola olla: se vale sorber, y {el rice-miso} entra al final para que conserve su aroma.',
  call: { 'rice-noodles': 'los fideos', 'rice-miso': 'el miso' },
  prep: { carrot: 'en tiritas finas', tofu: 'en cubos de {1 cm}' },
  steps: [
    'Calienta {el water} en una olla con {el carrot} y {el ground-ginger} a fuego suave, hasta que las tiritas se doblen sin romperse.',
    'Agrega {el rice-noodles} y {el edamame}, húndelos bien y espera a que {el rice-noodles} estén sedosos y los granos calientes.',
    'Baja con cuidado {el tofu} y {el spinach} al caldo y espera a que las hojas se oscurezcan.',
    'Fuera del fuego, disuelve {el rice-miso} en un cucharón de caldo, regrésalo a la olla y termina con {el chilli-flakes}.',
  ],
  tip: 'Si la guardas para mañana o pasado, pon los fideos y el caldo en recipientes separados; el miso nunca debe hervir.',
} as const satisfies SpanishRecipeWords
