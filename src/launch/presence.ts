import { type BrokenChain, verifyPresence } from '../api/people/index.ts'
import { checkDatabase } from './site-database.ts'

const reasons: Record<BrokenChain['why'], string> = {
  missing: 'is not there',
  changed: 'is not what was signed',
  moved: 'is of another participant than who was signed for',
  surplus: 'was added past the end of the chain',
}

const line = ({ session, position, why }: BrokenChain) => `- session ${session}, signature ${position} ${reasons[why]}`

await checkDatabase(async (db) => {
  const { sessions, signatures, broken } = await verifyPresence(db)
  const heading = broken.length > 0 ? `Signatures do not hold (${broken.length})` : 'All signatures hold'
  const text = [`${heading}: ${signatures} signatures in ${sessions} sessions.`, ...broken.map(line), ''].join('\n')
  return { text, isRight: broken.length === 0 }
})
