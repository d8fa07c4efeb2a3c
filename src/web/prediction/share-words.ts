/** Sentences about a share of people, by what the share is called. */
export const shareWords = {
  /** One to nine, as a sentence begins. */
  numbers: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  /** How many are lighter than today, and what the tenth with the largest loss has lost. */
  lighter: {
    none: (best: string): string => `Hardly anyone is lighter than today, one in ten by more than ${best}.`,
    one: (best: string): string => `One in ten is lighter than today, one in ten by more than ${best}.`,
    some: (number: string, best: string): string =>
      `${number} in ten are lighter than today, one in ten by more than ${best}.`,
    half: (best: string): string => `Half are lighter than today, one in ten by more than ${best}.`,
    all: (best: string): string => `Almost everyone is lighter than today, one in ten by more than ${best}.`,
  },
  /** How many have lost the first twentieth of their weight by a day. */
  firstStep: {
    some: (number: string, mass: string, when: string): string =>
      `${number} in ten people like you weigh ${mass} or less by ${when}, and those 5% already help blood pressure and blood sugar.`,
    half: (mass: string, when: string): string =>
      `Half of people like you weigh ${mass} or less by ${when}, and those 5% already help blood pressure and blood sugar.`,
    all: (mass: string, when: string): string =>
      `Almost everyone like you weighs ${mass} or less by ${when}, and those 5% already help blood pressure and blood sugar.`,
  },
} as const
