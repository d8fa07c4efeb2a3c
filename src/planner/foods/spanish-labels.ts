/** What to look for on a label, by the English of the tables of foods; a test compares the lists. */
export const spanishLabels: Readonly<Record<string, string>> = {
  'Choose one labelled gluten-free': 'Elige uno que diga “sin gluten”',
  'Choose one without milk': 'Elige uno sin leche',
  'Choose one labelled dairy-free': 'Elige uno que diga “sin lácteos”',
  'Choose one without milk and egg': 'Elige uno sin leche ni huevo',
  'Choose tortillas of maize alone': 'Elige tortillas de puro maíz',
  'Choose one without egg and milk': 'Elige uno sin huevo ni leche',
  'Look for “vegetarian rennet”': 'Busca “cuajo vegetal” o “vegetarian rennet”',
  'Some wine is cleared with egg, milk or fish: vegan ones say so':
    'Algunos vinos se clarifican con huevo, leche o pescado. Los veganos lo dicen en la etiqueta',
  'Only oats labelled gluten-free': 'Solo avena que diga “sin gluten”',
  'Choose noodles of buckwheat alone': 'Elige fideos de puro trigo sarraceno',
  'Choose one without wheat and milk': 'Elige uno sin trigo ni leche',
  'Choose one without milk powder': 'Elige uno sin leche en polvo',
  'Choose one without wheat and without Worcestershire sauce': 'Elige uno sin trigo ni salsa inglesa',
  'Choose one without fish sauce or shrimp': 'Elige uno sin salsa de pescado ni camarón',
  'Choose one without shrimp or fish': 'Elige uno sin camarón ni pescado',
  'Choose a blend without flour': 'Elige una mezcla sin harina',
  'Some blends hold flour: choose one without': 'Algunas mezclas llevan harina. Elige una que no',
  'Some blends hold wheat: choose one without': 'Algunas mezclas llevan trigo. Elige una que no',
  'Choose one of rice and soya alone, without barley': 'Elige uno de puro arroz y soya, sin cebada',
}
