import type { DiaryView, FoodTableView } from '#domain/api/member/diary.ts'

/** The diary of a member who has written nothing yet. */
export const emptyDiary: DiaryView = { from: '2026-10-25', entries: [], favourites: [] }

const per100g = { energy: 89, protein: 1.1, carbs: 22.8, fat: 0.3, fibre: 2.6, sodium: 1 }

/** A short table of foods and dishes. */
export const foodTableExample: FoodTableView = {
  foods: [
    { id: 'banana', name: 'banana', plural: 'bananas', per100g, measures: [{ unit: 'medium', grams: 118 }] },
    {
      id: 'oats',
      name: 'rolled oats',
      plural: 'rolled oats',
      per100g: { energy: 379, protein: 13.2, carbs: 67.7, fat: 6.5, fibre: 10.1, sodium: 6 },
      measures: [
        { unit: 'cup', grams: 81 },
        { unit: 'tbsp', grams: 5.063 },
      ],
    },
  ],
  dishes: [
    {
      recipe: 'chicken-pho',
      title: 'Half-hour chicken pho',
      figures: { energy: 540, protein: 42, carbs: 66, fat: 9, fibre: 4, sodium: 980 },
    },
  ],
}
