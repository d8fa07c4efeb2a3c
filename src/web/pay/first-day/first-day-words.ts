/** The texts of what is the buyer's own on the pay page. */
export const firstDayWords = {
  title: 'Your first day is ready',
  forecast: 'Your forecast is one question away.',
  seeForecast: 'See my forecast',
} as const
