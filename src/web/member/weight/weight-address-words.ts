/** The texts about the address to which weights are posted. */
export const weightAddressWords = {
  title: 'Weights that come by themselves',
  about:
    'With an address of your own, an iPhone shortcut, Tasker, Home Assistant or a scale can put weights into your log. Whoever has the address can add weights, and nothing else.',
  unused: (made: string): string => `You have an address since ${made}. Nothing has come by it yet.`,
  used: (made: string, used: string): string => `You have an address since ${made}, last used ${used}.`,
  make: 'Make my address',
  again: 'Make a new address',
  end: 'End this address',
  making: 'Making it…',
  once: 'Your address. We show it only now: copy it to where your weights come from. A new one ends it.',
  copy: 'Copy the address',
  copied: 'Copied.',
  select: 'Please copy the address by hand.',
  ended: 'Ended. Nothing comes by this address any more.',
  unreachable: 'We can’t reach our server right now, so nothing has changed. Please try again later.',
  how: 'How it’s used',
  request: 'Send a POST request with these fields, as JSON or as a form:',
  fields: [
    ['weight', 'a number, such as 84.1'],
    ['unit', 'kg, lb or st'],
    ['at', 'the day or time (2026-11-21T07:12:00+01:00). If you leave it out, it’s now'],
    ['note', 'up to 200 characters, or nothing'],
  ],
  shortcut: {
    name: 'iPhone',
    how: 'In Shortcuts, “Find Health Samples”: type Weight, sorted by Start Date with the latest first, limit 1. Then “Get Contents of URL” with your address, method POST, request body JSON, and these text fields, each filled from the sample. Give Start Date the format ISO 8601 with its time.',
  },
  tasker: {
    name: 'Tasker',
    how: 'The action “HTTP Request”: method POST, your address as URL, this header and this body. Your task sets %weight before.',
  },
  homeAssistant: {
    name: 'Home Assistant',
    how: 'In configuration.yaml, with your address for ADDRESS and the entity of your scale. An automation calls rest_command.send_weight when it changes.',
  },
  form: {
    name: 'Scale',
    how: 'Where the maker’s app offers a webhook, enter your address. The fields have to be named as above, for example as a form:',
  },
  rules:
    'The first weight of the morning counts, and what you typed stays. Others of the day are kept beside it. A wrong unit, a day ahead or more than 30 weights an hour are refused with the reason, and a weight that doesn’t fit the others is asked about here.',
} as const
