/** 'planned' waits for its time; 'published' and 'refused' were settled then, 'withdrawn' before it. */
export const planStates = ['planned', 'published', 'refused', 'withdrawn'] as const
export type PlanStatus = (typeof planStates)[number]

/** Why nothing of a plan became public: something newer was published meanwhile, or texts are missing by now. */
export type PlanReason = 'newer' | 'incomplete'
