import { Hono } from 'hono'
import { books } from '../../../schemas/books.ts'
import { staff } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { getBooks } from './get-books.ts'

export const bookRoutes = new Hono<ApiEnv>().get(
  '/',
  operation({
    id: 'books',
    tag: 'books',
    summary: 'What the books said the last time they were compared',
    description:
      'Each night registrations, seats, rooms, payments, refunds, invoices, credit notes and mails are compared. This is the last result: how much was compared, and every difference, with what it is, whose, and what was expected and found (cents, or seats or papers, as the rule has them; 200 of each rule at most). Everything is null before the first night.',
    access: staff,
    response: books,
  }),
  async (c) => c.json(await getBooks(contextOf(c))),
)
