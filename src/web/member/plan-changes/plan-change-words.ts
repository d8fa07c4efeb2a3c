/** The texts of the last change of the plan, and of undoing it. */
export const planChangeWords = {
  isNew: 'New',
  lastChange: 'Your last change',
  undo: 'Undo',
  undone: 'Undone: your plan is as it was before.',
  notUndone: 'You are offline, so this is not undone yet. Nothing is lost; try again once you are connected.',
} as const
