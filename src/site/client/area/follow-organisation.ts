import type { Visitor } from '../../../domain/visitor.ts'

/** Once another tab speaks for another organisation, this one is made anew: it would act for that one unseen. */
export function followOrganisation(visitor: Visitor | null | undefined): void {
  if (!visitor) return
  const { userId, organisation } = visitor
  const channel = new BroadcastChannel('organisation')
  channel.addEventListener('message', ({ data }) => {
    if (data.userId === userId && data.organisation !== organisation) location.reload()
  })
  channel.postMessage({ userId, organisation })
}
