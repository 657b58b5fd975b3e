const paths = {
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  seen: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zm9.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hidden: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM5 19 19 5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h3',
  plus: 'M12 5v14M5 12h14',
  cross: 'm6 6 12 12M18 6 6 18',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
}

/** A drawing on a button; its name stands beside it for whoever does not see it. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    aria-hidden="true"
  >
    <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
