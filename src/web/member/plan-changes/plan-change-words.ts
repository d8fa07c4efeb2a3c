/** The texts of the last change of the plan, and of undoing it. */
export const planChangeWords = {
  isNew: 'New',
  anew: {
    day: 'Replan this day',
    week: 'Replan the rest',
    hint: 'What is over, locked, cooked or bought for stays.',
    busy: 'One moment',
    done: 'Replanned.',
  },
  lastChange: 'Your last change',
  undo: 'Undo',
  undone: 'Undone: your plan is as it was before.',
  notUndone: 'We can’t reach our server right now, so this may not be undone yet. Please check, then try again.',
} as const
