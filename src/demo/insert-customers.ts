import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { brusselsDay, plusDays } from '../domain/days.ts'
import { daysToPay } from '../domain/registrations.ts'
import { vatOn } from '../domain/vat.ts'
import type { PanelRole } from '../domain/visitor.ts'
import { accounts, organisations } from './accounts.ts'
import { type PlannedRegistration, participants, plannedRegistrations } from './customers.ts'
import type { Customer } from './demo-customer.ts'
import { type FoundSession, findSessions } from './find-sessions.ts'
import { onPaper, type PlannedInvoice } from './insert-money.ts'
import { insertRecords, type Student } from './insert-records.ts'
import { idsFor } from './random.ts'

const password = 'leerplein-demo'

/** Whoever acts for several speaks for the first of them. */
async function join(tx: Transaction, userId: string, [organisationId = '', also]: string[], contactRoles?: string[]) {
  await tx.insert(tables.memberships).values({ userId, organisationId, contactRoles })
  if (also) await tx.insert(tables.memberships).values({ userId, organisationId: also })
  await tx.update(tables.users).set({ organisationId }).where(eq(tables.users.id, userId))
}

/** The demo's people of the panel do everything their role can. */
const panelRolesOf: Record<tables.Role, PanelRole[]> = {
  CONTACT: [],
  EDITOR: ['editor'],
  TRAINER: ['trainer'],
  STAFF: ['administrator'],
}

/** The demo accounts and their organisations (CONTRACT: Demo accounts); gives back the id of the editor. */
export async function insertAccounts(tx: Transaction): Promise<string | null> {
  const organisationId = idsFor(organisations.map(({ key }) => key))
  await tx
    .insert(tables.organisations)
    .values(organisations.map(({ key, ...one }) => ({ ...one, country: 'BE', id: organisationId(key) })))
  const rows = await Promise.all(
    accounts.map(async ({ organisation: _, also: __, contactRoles: ___, role = 'CONTACT', trainer, ...account }) => ({
      ...account,
      role,
      panelRoles: panelRolesOf[role],
      trainerId: trainer ? sql`(select id from trainers where key = ${trainer})` : null,
      passwordHash: await hash(password),
      emailVerifiedAt: sql`now()`,
    })),
  )
  const inserted = await tx
    .insert(tables.users)
    .values(rows)
    .returning({ id: tables.users.id, role: tables.users.role, email: tables.users.email })
  for (const { email, organisation, also, contactRoles } of accounts) {
    const userId = inserted.find((account) => account.email === email)?.id
    const keys = [organisation, also].filter((key) => key != null)
    if (userId && organisation) await join(tx, userId, keys.map(organisationId), contactRoles)
  }
  return inserted.find(({ role }) => role === 'EDITOR')?.id ?? null
}

/** Days before its first day that somebody was put down for the session that is over. */
const daysAhead = 25

interface Entry {
  planned: PlannedRegistration
  found: FoundSession
  students: Student[]
  /** The day it was made. */
  madeOn: string
}

/** The seats of what nobody paid yet are kept until the session, so that it stays so. */
const deadlineOf = ({ planned, found, madeOn }: Entry) =>
  planned.status === 'awaiting_payment' ? found.session.startDate : new Date(plusDays(madeOn, daysToPay))

async function insertRegistration(tx: Transaction, { userId, organisationId, party }: Customer, entry: Entry) {
  const { planned, found, students, madeOn } = entry
  const { status, reference } = planned
  const [sessionId, made, isPaid] = [found.session.id, new Date(madeOn), status === 'paid']
  const net = (found.course.price ?? 0) * students.length
  const { name, vat, address, zip, city, country, email } = party
  const [row] = await tx
    .insert(tables.registrations)
    .values({
      sessionId,
      userId,
      organisationId,
      status,
      reference,
      net,
      vat: vatOn(net),
      expiresAt: deadlineOf(entry),
      invoice: {
        name,
        vat,
        address: address ?? '',
        zip: zip ?? '',
        city: city ?? '',
        country: country ?? 'BE',
        email: email ?? '',
      },
      outcome: isPaid ? 'paid' : null,
      agreedToTermsAt: made,
      createdAt: made,
      paidAt: isPaid ? made : null,
    })
    .returning({ id: tables.registrations.id })
  const registrationId = String(row?.id)
  const held = status !== 'expired'
  await tx
    .insert(tables.registrationStudents)
    .values(students.map(({ id: studentId }) => ({ registrationId, studentId, sessionId, held })))
  if (held) {
    await tx
      .update(tables.sessions)
      .set({ seatsTaken: sql`${tables.sessions.seatsTaken} + ${students.length}` })
      .where(eq(tables.sessions.id, sessionId))
  }
  return registrationId
}

/** Participants and registrations of the demo organisation, with what its past session left; gives their invoices. */
export async function insertCustomers(tx: Transaction, customer: Customer, today: string): Promise<PlannedInvoice[]> {
  const { organisationId } = customer
  const known = await tx
    .insert(tables.students)
    .values(participants.map((participant) => ({ ...participant, organisationId })))
    .returning()
  const sessionAt = await findSessions(tx, today)
  const invoices: PlannedInvoice[] = []
  for (const planned of plannedRegistrations) {
    const found = sessionAt(planned.when)
    const firstDay = brusselsDay(found.session.startDate)
    const madeOn = planned.when === 'past' ? plusDays(firstDay, -daysAhead) : plusDays(today, -planned.daysAgo)
    const students = planned.students.flatMap((place) => known[place] ?? [])
    const entry = { planned, found, students, madeOn }
    const registrationId = await insertRegistration(tx, customer, entry)
    if (planned.status === 'paid') {
      const { reference } = planned
      const paper = onPaper(found, students.length)
      invoices.push({ customer, registrationId, issuedOn: madeOn, status: 'paid', reference, ...paper })
    }
    if (planned.when === 'past') await insertRecords(tx, found, students)
  }
  return invoices
}
