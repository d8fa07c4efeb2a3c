/** The look at a plan's first day before it is paid for. */
export const firstDayWords = {
  title: 'Your first day',
  note: 'Planned from your answers.',
} as const
