import type { Tab } from '#web/member/words/member.ts'

const drawings = {
  week: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M8 14h2M14 14h2',
  list: 'M4 6.5l1.4 1.4L8 5.3M4 12.6L5.4 14 8 11.400M4 18.700l1.4 1.400L8 17.500M11.5 6.700H20M11.5 12.800H20M11.5 18.900H20',
  weight:
    'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8 9a6 6 0 0 1 8 0l-2.5 3h-3ZM12 9.500l1.3-1.7',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400ZM9 14.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400Z',
} as const satisfies Record<Tab, string>

/** The drawing of a tab; its label stands beside it. */
export function TabIcon({ tab }: { tab: Tab }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[tab]} />
    </svg>
  )
}
