/** The texts about the address at which a calendar app reads the meals. */
export const calendarAddressWords = {
  title: 'Your meals in your calendar',
  about:
    'Your calendar app can read your meals and shopping days at an address of your own, and follows when your plan changes. Whoever has the address can read what you eat, so keep it to yourself. Your body, weight and health aren’t in it.',
  unused: (made: string): string => `You have an address since ${made}. No calendar has read it yet.`,
  used: (made: string, used: string): string => `You have an address since ${made}, last read ${used}.`,
  make: 'Make my calendar address',
  again: 'Make a new calendar address',
  end: 'End the calendar address',
  making: 'Making it…',
  once: 'Your calendar address. You see it only now, and a new one ends it.',
  open: 'Add to my calendar',
  copy: 'Copy the address',
  copied: 'Copied.',
  select: 'Please copy the address by hand.',
  ended: 'Ended. Calendars can’t read your meals any more.',
  unreachable: 'We can’t reach our server right now, so nothing has changed. Please try again later.',
  how: 'How calendars subscribe',
  recipes: [
    {
      name: 'iPhone, iPad and Mac',
      how: 'Choose “Add to my calendar” and confirm. By hand: in Calendar, Add Subscription Calendar (on a Mac, File, New Calendar Subscription), and paste the address.',
    },
    {
      name: 'Google Calendar',
      how: 'On a computer, open calendar.google.com. Beside “Other calendars” choose the plus, then “From URL”, and paste the address. Phones show it too. Google reads it once or twice a day.',
    },
    {
      name: 'Outlook',
      how: 'Choose Add calendar, then “Subscribe from web”, and paste the address.',
    },
  ],
} as const
