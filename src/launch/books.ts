import { compareBooks } from '../api/money/index.ts'
import { booksText } from './books-text.ts'
import { checkDatabase } from './site-database.ts'

await checkDatabase(async (db) => {
  const compared = await compareBooks(db)
  return { text: booksText(compared), isRight: compared.differences.length === 0 }
})
