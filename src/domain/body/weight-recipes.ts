/** What apps send to the personal address: the texts to copy into them. A test posts what each would post. */
export const weightRecipes = {
  /** The fields of “Get Contents of URL” in Shortcuts, each with the detail of the health sample that fills it. */
  shortcut: [
    ['weight', 'Value'],
    ['unit', 'Unit'],
    ['at', 'Start Date'],
  ],
  /** The body of Tasker's “HTTP Request”, in which Tasker replaces %weight. */
  tasker: { header: 'Content-Type: application/json', body: '{"weight": "%weight", "unit": "kg"}' },
  /** For configuration.yaml; Home Assistant replaces what is in double braces. */
  homeAssistant: [
    'rest_command:',
    '  send_weight:',
    '    url: "ADDRESS"',
    '    method: post',
    '    content_type: application/json',
    `    payload: '{"weight": "{{ states("sensor.scale_weight") }}", "unit": "kg"}'`,
  ],
  /** For scales whose maker lets one name the fields, and for trying the address out. */
  form: 'weight=84.1&unit=kg',
} as const
