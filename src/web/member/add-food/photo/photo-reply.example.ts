import type { PhotoReply } from '#domain/api/member/photo.ts'

const figures = { protein: 3, carbs: 28, fat: 1, fibre: 1, sodium: 2 }
const part = { ...figures, fat: 0.3 }

/** The reply for a photo of rice, salmon that was not recognised for sure, and a soup of the plan. */
export const photoReplyExample: PhotoReply = {
  items: [
    {
      name: 'white rice',
      preparation: 'boiled',
      grams: { low: 150, mid: 200, high: 250 },
      hiddenFat: false,
      matches: [
        {
          kind: 'food',
          food: 'rice-cooked',
          name: 'ready-cooked rice',
          per100g: { energy: 130, ...part },
          tableGrams: 1,
        },
        {
          kind: 'food',
          food: 'basmati-rice',
          name: 'basmati rice',
          per100g: { energy: 360, ...part },
          tableGrams: 0.36,
        },
      ],
      isSure: true,
    },
    {
      name: 'pink fish',
      preparation: 'fried',
      grams: { low: 90, mid: 120, high: 160 },
      hiddenFat: true,
      matches: [
        { kind: 'food', food: 'salmon', name: 'salmon fillet', per100g: { energy: 208, ...part }, tableGrams: 1.25 },
      ],
      isSure: false,
    },
    {
      name: 'lentil soup',
      preparation: 'stewed',
      grams: { low: 150, mid: 200, high: 260 },
      hiddenFat: false,
      matches: [
        {
          kind: 'dish',
          recipe: 'red-lentil-soup',
          title: 'Red lentil soup',
          figures: { energy: 400, ...figures },
          servingGrams: 400,
        },
      ],
      isSure: true,
    },
  ],
  notes: [],
  left: 11,
}
