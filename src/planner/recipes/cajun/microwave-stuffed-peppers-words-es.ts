import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const microwaveStuffedPeppersWordsEs = {
  title: 'Pimientos rellenos cajún en doce minutos',
  blurb:
    'Todas las abuelas de Luisiana rellenan pimientos. Estos llevan pavo con especias, {avocado} fresco y un microondas que los apura.',
  call: {
    'red-pepper': 'el pimiento, los pimientos',
    'olive-oil': 'el aceite',
    'cherry-tomatoes': 'los tomates',
    'turkey-mince': 'el pavo',
    'cajun-seasoning': 'el sazonador cajún',
    'lime-juice': 'el jugo de limón',
  },
  prep: {
    'red-pepper': 'a la mitad a lo largo',
    celery: 'en cubitos',
    'spring-onion': '{rebanada|rebanadas}',
    avocado: 'en cubos',
    'cherry-tomatoes': 'en cuartos',
  },
  steps: [
    'Acomoda las mitades de {red-pepper} en un plato con una cucharada de agua, con el corte hacia abajo, y cocina {time} en el microondas, para que se doblen sin perder la forma.',
    'Mientras tanto, desmorona {el turkey-mince} en un tazón ancho y úntalo con {el celery}, {el cajun-seasoning}, {el tomato-puree}, {el olive-oil} y {el salt}.',
    'Saca los pimientos. Cocina la carne tapada {2.5 min} en el microondas, sepárala bien con un tenedor y dale dos más. Revisa que humee por todos lados, que no quede rosa y que un termómetro marque al menos {core} en varios puntos. Si no, dale otro minuto. Déjala tapada {time}.',
    'Mientras reposa, revuelve {el avocado}, {el cherry-tomatoes} y {el spring-onion+} con {el lime-juice}.',
    'Llena {el red-pepper+} con el pavo y corona cada mitad con la ensalada verde.',
  ],
} as const satisfies SpanishRecipeWords
