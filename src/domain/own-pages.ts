/** Pages that the site has of itself; a link to one names it as PAGE, as it does an editor's page by its slug. */
export const ownPages: readonly string[] = [
  'courses',
  'facilities',
  'coaching',
  'about',
  'newsletter',
  'contact',
  'verify',
  'privacy',
  'disclaimer',
]
