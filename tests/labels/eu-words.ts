/** The words of a European label. */
export type Words = {
  readonly title: string
  readonly per: (amount: string) => string
  readonly portion: (grams: number) => string
  readonly rows: readonly [string, string, string, string, string, string, string, string]
  readonly comma: boolean
}

export const words = {
  de: {
    title: 'Nährwertangaben',
    per: (amount) => `je ${amount}`,
    portion: (grams) => `je Portion (${grams} g)`,
    rows: [
      'Energie',
      'Fett',
      'davon gesättigte Fettsäuren',
      'Kohlenhydrate',
      'davon Zucker',
      'Ballaststoffe',
      'Eiweiß',
      'Salz',
    ],
    comma: true,
  },
  fr: {
    title: 'Déclaration nutritionnelle',
    per: (amount) => `pour ${amount}`,
    portion: (grams) => `par portion (${grams} g)`,
    rows: [
      'Énergie',
      'Matières grasses',
      'dont acides gras saturés',
      'Glucides',
      'dont sucres',
      'Fibres alimentaires',
      'Protéines',
      'Sel',
    ],
    comma: true,
  },
  es: {
    title: 'Información nutricional',
    per: (amount) => `por ${amount}`,
    portion: (grams) => `por porción (${grams} g)`,
    rows: [
      'Valor energético',
      'Grasas',
      'de las cuales saturadas',
      'Hidratos de carbono',
      'de los cuales azúcares',
      'Fibra alimentaria',
      'Proteínas',
      'Sal',
    ],
    comma: true,
  },
  en: {
    title: 'Nutrition information',
    per: (amount) => `per ${amount}`,
    portion: (grams) => `per serving (${grams} g)`,
    rows: ['Energy', 'Fat', 'of which saturates', 'Carbohydrate', 'of which sugars', 'Fibre', 'Protein', 'Salt'],
    comma: false,
  },
  it: {
    title: 'Valori nutrizionali',
    per: (amount) => `per ${amount}`,
    portion: (grams) => `per porzione (${grams} g)`,
    rows: [
      'Energia',
      'Grassi',
      'di cui acidi grassi saturi',
      'Carboidrati',
      'di cui zuccheri',
      'Fibre',
      'Proteine',
      'Sale',
    ],
    comma: true,
  },
  nl: {
    title: 'Voedingswaarde',
    per: (amount) => `per ${amount}`,
    portion: (grams) => `per portie (${grams} g)`,
    rows: [
      'Energie',
      'Vetten',
      'waarvan verzadigde vetzuren',
      'Koolhydraten',
      'waarvan suikers',
      'Vezels',
      'Eiwitten',
      'Zout',
    ],
    comma: true,
  },
  pl: {
    title: 'Wartość odżywcza',
    per: (amount) => `w ${amount}`,
    portion: (grams) => `w porcji (${grams} g)`,
    rows: [
      'Wartość energetyczna',
      'Tłuszcz',
      'w tym kwasy nasycone',
      'Węglowodany',
      'w tym cukry',
      'Błonnik',
      'Białko',
      'Sól',
    ],
    comma: true,
  },
  pt: {
    title: 'Declaração nutricional',
    per: (amount) => `por ${amount}`,
    portion: (grams) => `por porção (${grams} g)`,
    rows: [
      'Energia',
      'Lípidos',
      'dos quais saturados',
      'Hidratos de carbono',
      'dos quais açúcares',
      'Fibra',
      'Proteínas',
      'Sal',
    ],
    comma: true,
  },
  sv: {
    title: 'Näringsdeklaration',
    per: (amount) => `per ${amount}`,
    portion: (grams) => `per portion (${grams} g)`,
    rows: ['Energi', 'Fett', 'varav mättat fett', 'Kolhydrat', 'varav sockerarter', 'Fiber', 'Protein', 'Salt'],
    comma: true,
  },
  ch: {
    title: 'Nährwerte / Valeurs nutritives / Valori nutritivi',
    per: (amount) => `pro / pour / per ${amount}`,
    portion: (grams) => `Portion (${grams} g)`,
    rows: [
      'Energie / Énergie / Energia',
      'Fett / Lipides / Grassi',
      'davon gesättigte / dont saturés / di cui saturi',
      'Kohlenhydrate / Glucides / Carboidrati',
      'davon Zucker / dont sucres / di cui zuccheri',
      'Nahrungsfasern / Fibres / Fibre',
      'Eiweiß / Protéines / Proteine',
      'Salz / Sel / Sale',
    ],
    comma: false,
  },
} as const satisfies Record<string, Words>
export type Language = keyof typeof words
