/** 'planned' waits for its time; 'published' and 'refused' were settled then, 'withdrawn' before it. */
export const planStates = ['planned', 'published', 'refused', 'withdrawn'] as const
export type PlanStatus = (typeof planStates)[number]

/** Why nothing of a plan became public: something newer was published meanwhile, texts are missing by now, or a slug is another page’s. */
export type PlanReason = 'newer' | 'incomplete' | 'slugInUse'
