/** What a frequently asked question is about; a page shows those of its own subjects. */
export const faqSubjects = [
  'general',
  'registration',
  'payment',
  'training',
  'online',
  'visit',
  'rooms',
  'tailored',
] as const
export type FaqSubject = (typeof faqSubjects)[number]
