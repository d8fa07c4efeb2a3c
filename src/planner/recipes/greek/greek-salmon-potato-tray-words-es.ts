import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const greekSalmonPotatoTrayWordsEs = {
  title: 'Charola griega de salmón con {potato+} y {green-beans}',
  blurb: 'Orégano, limón y una charola: gajos crujientes abajo, salmón apenas cuajado arriba.',
  call: { 'olive-oil': 'el aceite', 'green-beans': 'los ejotes', lemon: 'el limón' },
  prep: { potato: 'en gajos de {2 cm}', lemon: 'la mitad en rebanadas, la mitad para el jugo' },
  steps: [
    'Calienta el horno a {oven}. Unta {el potato+} en una charola con {2/3} {del olive-oil}, {el dried-oregano} y {2/3} {del salt}, con el corte hacia abajo.',
    'Hornéalas {time}, hasta que estén doradas por abajo y se despeguen con facilidad.',
    'Revuelve {el green-beans} con el resto {del olive-oil}, repártelos entre {el potato+} y acomoda {el salmon} sobre rebanadas de {lemon} entre {el olives}. Sazona y exprime la otra mitad {del lemon} sobre todo.',
    'Regresa al horno {time}, hasta que el pescado esté opaco y se abra en lascas, y los ejotes estén arrugados.',
  ],
  tip: 'Frío, con una cucharada de mostaza y vinagre, es casi una ensalada nizarda.',
} as const satisfies SpanishRecipeWords
