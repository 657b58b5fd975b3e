import { newWaitingListEntry, waitingListEntry } from '../../../schemas/waiting-list.ts'
import { waitingListEntries } from '../../db/tables.ts'
import { waitingListStatuses } from '../../domain/waiting-list.ts'
import type { Resource } from '../resource/definition.ts'
import { entryColumns } from './present-entry.ts'
import { visibleEntries } from './visible-entries.ts'

export const waitingListResource: Resource = {
  names: ['waitingListEntry', 'waitingListEntries'],
  table: waitingListEntries,
  columns: entryColumns,
  filters: {
    _id: { kind: 'id', column: waitingListEntries.id },
    session: { kind: 'id', column: waitingListEntries.sessionId },
    status: { kind: 'choice', of: waitingListStatuses, column: waitingListEntries.status },
    offeredUntil: { kind: 'date', column: waitingListEntries.offeredUntil },
    createdAt: { kind: 'date', column: waitingListEntries.createdAt },
  },
  sort: [['createdAt', 'ASC']],
  schema: waitingListEntry,
  input: newWaitingListEntry,
  visible: visibleEntries,
}
